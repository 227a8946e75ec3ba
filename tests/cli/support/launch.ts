import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

import { root } from "../../architecture/sources.ts"

/** The program as it is installed. */
export const launcher: string = join(root, "cli", "heimwerk.mjs")

/** The gate builds before it tests; a single test run on a fresh tree builds here. */
export const buildWhereMissing = (): void => {
  if (existsSync(join(root, "cli", "dist", "main.js"))) return
  const { status } = spawnSync(process.execPath, [join(root, "cli", "build.mjs")], { stdio: "inherit" })
  if (status !== 0) throw new Error("cli/dist is missing and could not be built: run `node cli/build.mjs`.")
}

/** Runs the built program as a process of its own. */
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
