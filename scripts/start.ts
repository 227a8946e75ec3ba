import { memoryEnvironment, memoryFlags } from "../server/settings/memory.ts"
import { environment, run } from "./run.ts"
import { isBuilt } from "./stamp.ts"

if (!isBuilt("shop")) {
  const status = run("node", ["scripts/build.ts", "shop"])
  if (status !== 0) process.exit(status)
}

const command = [...memoryFlags, "server/main.ts"]
if (process.execve === undefined) process.exit(run(process.execPath, command, { env: memoryEnvironment }))
// The server takes this process's place, so that signals reach it and nothing of the tool chain stays in memory.
process.execve(process.execPath, [process.execPath, ...command], environment(memoryEnvironment))
