import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

import { spreadOf } from "./statistics.ts"

const program = new URL("../../cli/heimwerk.mjs", import.meta.url).pathname
const runs = 9

/**
 * The commands whose start is measured, each with the maximum time that the project aims at, as a multiple of
 * `node -e 0`.
 */
const commands = [
  { args: ["--version"], aim: 3.5 },
  { args: ["markets", "hours", "366"], aim: 3.5 },
  { args: ["markets", "near", "50667"], aim: 5 },
  { args: ["products", "search", "hammer"], aim: 6 },
] as const

const millisOf = (args: ReadonlyArray<string>): number => {
  const start = performance.now()
  spawnSync(process.execPath, args)
  return performance.now() - start
}

/**
 * Prints how long commands of the built command line take, as a multiple of an empty Node program. Each run of
 * a command is divided by the run of the empty program just before it.
 */
export const startup = (): void => {
  console.log("\n### Starting the command line\n\n| command | times `node -e 0` | aim |\n| --- | --- | --- |")
  if (!existsSync(new URL("../../cli/dist/main.cjs", import.meta.url))) {
    console.log("| not built: run `node cli/build.mjs` | | |")
    return
  }
  for (const { aim, args } of commands) {
    // The first run fills the compile cache.
    millisOf([program, ...args])
    const ratios = Array.from({ length: runs }, () => {
      const empty = millisOf(["-e", "0"])
      return millisOf([program, ...args]) / empty
    })
    const { high, low, median } = spreadOf(ratios)
    console.log(
      `| heimwerk ${args.join(" ")} | ${median.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}) | ${aim} |`,
    )
  }
}
