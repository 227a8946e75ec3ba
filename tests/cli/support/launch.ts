import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

import { root } from "../../architecture/sources.ts"

/** Path of the launcher of the command-line program. It runs the build in `cli/dist`. */
export const launcher: string = join(root, "cli", "heimwerk.mjs")

/**
 * Builds the command line if no build exists. `npm test` builds before the tests; running a single test on a
 * fresh tree does not.
 */
export const buildWhereMissing = (): void => {
  if (existsSync(join(root, "cli", "dist", "main.cjs"))) return
  const { status } = spawnSync(process.execPath, [join(root, "cli", "build.mjs")], { stdio: "inherit" })
  if (status !== 0) throw new Error("cli/dist is missing and could not be built: run `node cli/build.mjs`.")
}

/** Runs the built program in a separate process. */
export const launch = (
  args: ReadonlyArray<string>,
  {
    env = {},
    input = "",
    program = launcher,
  }: { readonly env?: NodeJS.ProcessEnv; readonly input?: string; readonly program?: string } = {},
) =>
  spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
    input,
    env: { ...process.env, ...env },
  })
