import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { root, run } from "../run.ts"

/** The part of Stryker's report that this script reads. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<{ readonly status: string }> }>>
}

const output = join(root, ".build", "mutation")

const counted = ["Killed", "Timeout", "Survived", "NoCoverage"] as const
/** Status of mutants that prevent a test file from loading. Stryker does not count them in the score. */
const broken = "RuntimeError"

/**
 * Returns a row of the result table: the number of mutants that count in the score, their number for each status,
 * the score in percent, and the number of mutants with the status `broken`.
 */
const row = (name: string, statuses: ReadonlyArray<string>): string => {
  const counts = counted.map((status) => statuses.filter((other) => other === status).length)
  const [killed = 0, timedOut = 0] = counts
  const mutants = counts.reduce((sum, count) => sum + count, 0)
  const score = mutants === 0 ? "none" : ((100 * (killed + timedOut)) / mutants).toFixed(1)
  const errors = statuses.filter((status) => status === broken).length
  return `| ${[name, mutants, ...counts, score, errors].join(" | ")} |`
}

/** Returns the folder of a file of the core, or `.` for files at its root. */
const folderOf = (file: string): string => /^core\/([^/]+)\//u.exec(file)?.[1] ?? "."

/**
 * `node scripts/mutation/main.ts [folder ...]` runs mutation tests for the given folders of the core, or for
 * the whole core. `--table` runs nothing and prints the last results.
 */
const asked = process.argv.slice(2)
if (!asked.includes("--table")) {
  const patterns = asked.map((folder) => (folder === "." ? "core/*.ts" : `core/${folder}/**/*.ts`))
  const started = performance.now()
  const status = run("stryker", ["run", ...(patterns.length > 0 ? ["--mutate", patterns.join(",")] : [])])
  if (status !== 0) process.exit(status)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  writeFileSync(join(output, "run.txt"), `${new Date().toISOString().slice(0, 16)}, ${minutes} minutes`)
}

const report: Report = JSON.parse(readFileSync(join(output, "mutation.json"), "utf8"))
const byFolder = Map.groupBy(Object.entries(report.files), ([file]) => folderOf(file))
const statusesOf = (files: Iterable<readonly [string, Report["files"][string]]>): ReadonlyArray<string> =>
  Array.from(files).flatMap(([, { mutants }]) => mutants.map(({ status }) => status))

console.log(readFileSync(join(output, "run.txt"), "utf8"))
console.log("| Folder | Mutants | Killed | Timed out | Survived | Not covered | Score in % | Errors |")
console.log("|---|---|---|---|---|---|---|---|")
for (const folder of [...byFolder.keys()].toSorted())
  console.log(row(folder, statusesOf(byFolder.get(folder) ?? [])))
console.log(row("all", statusesOf(Object.entries(report.files))))
