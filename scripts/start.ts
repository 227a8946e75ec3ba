import { isBuilt } from "./stamp.ts"
import { run } from "./run.ts"

if (!isBuilt()) {
  const status = run("node", ["scripts/build.ts"])
  if (status !== 0) process.exit(status)
}
await import("../server/main.ts")
