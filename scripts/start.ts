import { memoryEnvironment, memoryFlags } from "../server/settings/memory.ts"
import { environment, run } from "./run.ts"
import { isBuilt } from "./stamp.ts"
import { supervise } from "./supervise.mjs"

if (!isBuilt("shop")) {
  const status = run("node", ["scripts/build.ts", "shop"])
  if (status !== 0) process.exit(status)
}

const command = [...memoryFlags, "server/main.ts"]
const env = environment(memoryEnvironment)
// Replaces this process by the server if the system allows it. This frees the memory of the build tools.
if (process.execve === undefined || process.platform === "win32") supervise(process.execPath, command, env)
else process.execve(process.execPath, [process.execPath, ...command], env)
