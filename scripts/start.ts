import { memoryEnvironment, memoryFlags } from "../server/settings/memory.ts"
import { environment, run } from "./run.ts"
import { isBuilt } from "./stamp.ts"

if (!isBuilt("shop")) {
  const status = run("node", ["scripts/build.ts", "shop"])
  if (status !== 0) process.exit(status)
}

const command = [...memoryFlags, "server/main.ts"]
if (process.execve === undefined) process.exit(run(process.execPath, command, { env: memoryEnvironment }))
// The server replaces this process, so that signals reach it and the memory of the build tools is freed.
process.execve(process.execPath, [process.execPath, ...command], environment(memoryEnvironment))
