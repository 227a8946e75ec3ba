import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"

import { spreadOf } from "./statistics.ts"

const core = new URL("../../core/", import.meta.url)
const runs = 5

const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(new URL(`${folder}/`, core), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => new URL(`${folder}/${file}`, core).href)

/** Returns a program that loads files and prints the time this takes, in ms. */
const program = (files: ReadonlyArray<string>): string => `
  const start = performance.now()
  for (const file of ${JSON.stringify(files)}) await import(file)
  console.log(performance.now() - start)`

const millisToLoad = (files: ReadonlyArray<string>): number =>
  Number(
    spawnSync(process.execPath, ["--input-type=module", "--eval", program(files)], { encoding: "utf8" })
      .stdout,
  )

const row = (name: string, files: ReadonlyArray<string>): void => {
  const { high, low, median } = spreadOf(Array.from({ length: runs }, () => millisToLoad(files)))
  console.log(`| ${name} | ${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) |`)
}

/**
 * Prints the time to load each folder of core, and `effect/Schema`, each in a process of its own. The time
 * includes type stripping.
 */
export const imports = (): void => {
  console.log("\n### Loading the folders of the core\n\n| all files of | ms |\n| --- | --- |")
  row("`effect/Schema`, for comparison", [import.meta.resolve("effect/Schema")])
  for (const entry of readdirSync(core, { withFileTypes: true })) {
    const files = entry.isDirectory() ? filesOf(entry.name) : []
    if (files.length > 0) row(`${entry.name} (${files.length})`, files)
  }
}
