import { join, relative } from "node:path"

import { run } from "../run.ts"
import { libraries, stage } from "./published.ts"

/**
 * The checks of the built packages by publint and attw. The command line has no types, so attw does not
 * check it.
 */
const checks: ReadonlyArray<readonly [command: string, ...args: ReadonlyArray<string>]> = [
  ...[...libraries.map(({ name }) => name), "cli"].map(
    (name) => ["publint", "run", "--strict", join(stage, name)] as const,
  ),
  ...libraries.map(
    ({ name }) =>
      ["attw", "--pack", join(stage, name), "--profile", "esm-only", "--no-definitely-typed"] as const,
  ),
]

/** Runs a check and returns whether it passes. Its long report is printed only if it fails. */
const passes = ([command, ...args]: (typeof checks)[number]): boolean => {
  if (run(command, args, { stdio: "ignore" }) === 0) return true
  run(command, args)
  return false
}

for (const check of checks) {
  if (!passes(check)) process.exit(1)
  console.log(
    `${check[0]} ${relative(stage, check.find((each) => each.startsWith(stage)) ?? "")}: no problems`,
  )
}
