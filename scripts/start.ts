import { environment, run } from "./run.ts"
import { isBuilt } from "./stamp.ts"

if (!isBuilt()) {
  const status = run("node", ["scripts/build.ts"])
  if (status !== 0) process.exit(status)
}

const node = process.execPath
if (process.execve === undefined) process.exit(run(node, ["server/main.ts"]))
// The server takes this process's place, so that signals reach it and nothing of the tool chain stays in memory.
process.execve(node, [node, "server/main.ts"], environment())
