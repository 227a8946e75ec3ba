import { spawnSync } from "node:child_process"

import { environment, programOf, root, run } from "./run.ts"

/**
 * `node scripts/format.ts` checks the format of all files. oxfmt needs 1 s of processor time for them, Prettier
 * 57 s. The two format a few union types differently, so Prettier checks the files in which oxfmt finds a
 * difference.
 */
const [program, args] = programOf("oxfmt", ["--config", ".prettierrc.json", "--list-different", "."])
const { error, status, stderr, stdout } = spawnSync(program, args, {
  cwd: root,
  encoding: "utf8",
  env: environment(),
})
const different = stdout.split("\n").filter((file) => file !== "")

if (error !== undefined || status === null || status > 1 || (status === 1 && different.length === 0)) {
  console.error(`oxfmt could not check the format:\n${error?.message ?? stderr}`)
  process.exit(1)
}
if (different.length > 0) process.exitCode = run("prettier", ["--check", "--log-level=warn", ...different])
