import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { root, run } from "./run.ts"

/** The part of Stryker's report that this script reads. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<{ readonly status: string }> }>>
}

const output = join(root, ".build", "mutation")
const reportOf = (folder: string): string => join(output, folder, "mutation.json")
const minutesOf = (folder: string): string => join(output, folder, "minutes.json")

const folders = readdirSync(join(root, "core"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["dist", "node_modules"].includes(entry.name))
  .map(({ name }) => name)

/**
 * Runs the mutants of one folder of the core against the tests of the folder. `.` means the files at the
 * root of the core.
 */
const mutate = (folder: string): void => {
  const started = performance.now()
  const status = run("stryker", ["run"], { env: { MUTATION_FOLDER: folder } })
  if (status === 0) writeFileSync(minutesOf(folder), String((performance.now() - started) / 60_000))
  else process.exitCode = 1
}

const counted = ["Killed", "Timeout", "Survived", "NoCoverage"] as const
/** Status of mutants that prevent a test file from loading. Stryker does not count them in the score. */
const broken = "RuntimeError"

/** Returns a row of the result table: counts, score in percent, date and minutes of the run. */
const row = (name: string, statuses: ReadonlyArray<string>, when: string): string => {
  const counts = counted.map((status) => statuses.filter((other) => other === status).length)
  const [killed = 0, timedOut = 0] = counts
  const mutants = counts.reduce((sum, count) => sum + count, 0)
  const score = mutants === 0 ? "none" : ((100 * (killed + timedOut)) / mutants).toFixed(1)
  const errors = statuses.filter((status) => status === broken).length
  return `| ${[name, mutants, ...counts, score, errors, when].join(" | ")} |`
}

const statusesOf = (folder: string): ReadonlyArray<string> => {
  const report: Report = JSON.parse(readFileSync(reportOf(folder), "utf8"))
  return Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
}

const whenOf = (folder: string): string => {
  const time = statSync(reportOf(folder)).mtime.toISOString().slice(0, 16).replace("T", " ")
  if (!existsSync(minutesOf(folder))) return time
  return `${time}, ${Number(readFileSync(minutesOf(folder), "utf8")).toFixed(1)} minutes`
}

/**
 * `node scripts/mutation.ts [folder ...]` tests the given folders, or the whole core. `--table` only prints
 * the last results.
 */
const asked = process.argv.slice(2)
if (!asked.includes("--table"))
  for (const folder of asked.length > 0 ? asked : [...folders, "."]) mutate(folder)

const found = [...folders, "."].filter((folder) => existsSync(reportOf(folder)))
console.log("| Folder | Mutants | Killed | Timed out | Survived | Not covered | Score in % | Errors | Run |")
console.log("|---|---|---|---|---|---|---|---|---|")
for (const folder of found) console.log(row(folder, statusesOf(folder), whenOf(folder)))
console.log(row("all", found.flatMap(statusesOf), ""))
