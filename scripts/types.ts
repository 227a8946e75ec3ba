import { spawnSync } from "node:child_process"
import { join } from "node:path"

import { environment, programOf, root, run } from "./run.ts"

/**
 * `node scripts/types.ts` checks all packages in one pass: their types, and the rules of Effect. It runs the
 * TypeScript compiler that @effect/tsgo contains, which reports both. The version of this compiler must be the
 * version of `tsc`.
 */
const [program, args] = programOf("effect-tsgo", ["get-exe-path"])
const asked = spawnSync(program, args, { cwd: root, encoding: "utf8", env: environment() })
const compiler = asked.stdout.trim()
if (asked.status !== 0 || compiler === "") {
  console.error(`effect-tsgo found no compiler for this machine: ${asked.stderr}`)
  process.exit(1)
}
// With one checker per project and rare garbage collection, the check takes 74 s of processor time. With the
// defaults, it takes 111 s. Both need at most 4.8 GB of memory.
process.exitCode = run(compiler, ["-b", join(root, "tsconfig.json"), "--checkers", "1"], {
  env: { GOGC: "400" },
})
