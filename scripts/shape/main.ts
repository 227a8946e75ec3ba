import { libraries } from "../packages/published.ts"
import { publicNames, stabilityOf } from "../packages/names.ts"
import { cyclesOf } from "../sources/folders.ts"
import { buttonToWire, wireToSql } from "../sources/hops.ts"
import {
  commandFiles,
  errorMappings,
  rootFiles,
  type Size,
  smallFiles,
  sourceSizes,
  waysToServices,
} from "../sources/measures.ts"
import { readTree, type Tree } from "../sources/tree.ts"
import { printSample } from "./sample.ts"
import { scriptsOfPages } from "./scripts.ts"

/**
 * One line of the table: the measure, its figure in the simplification plan (commit 1f14669), its goal, and
 * its current figure.
 */
type Row = readonly [measure: string, planned: string, goal: string, measured: string]

const sizeText = ({ files, lines }: Size) => `${files} files, ${lines} lines`

const hopText = (path: ReadonlyArray<string>) => (path.length === 0 ? "no path" : String(path.length - 1))

/**
 * Returns the number of kinds of error mappings, with the number of files of each kind. The error's own class is
 * one kind; problem files and `toError` functions are one more kind each, if the tree has any.
 */
const errorText = (tree: Tree) => {
  const { problems, toError } = errorMappings(tree)
  const kinds = 1 + (problems.length > 0 ? 1 : 0) + (toError.length > 0 ? 1 : 0)
  return `${kinds} (${problems.length} problem files, ${toError.length} toError)`
}

const [core] = libraries

const rowsOf = (tree: Tree, isWorkingTree: boolean): ReadonlyArray<Row> => {
  const commands = [...commandFiles(tree)].toSorted(([, a], [, b]) => b.length - a.length)
  const [[mostNamed, naming] = ["no command", []]] = commands
  const {
    cycles: [largest = []],
    folders,
    pairs,
  } = cyclesOf(tree)
  const sizes = sourceSizes(tree)
  const names = core === undefined ? [] : publicNames(tree, core)
  const tagged = names.filter((name) => stabilityOf(tree, name) !== undefined).length
  return [
    [
      "hops from button to wire / from wire to SQL",
      "10 / 10 files",
      "4 / 5",
      `${hopText(buttonToWire(tree))} / ${hopText(wireToSql(tree))}`,
    ],
    ["files that name one basket command", "15", "4", `${naming.length} (${mostNamed})`],
    [
      "ways of the view to a service",
      "58 files, 1848 lines",
      "20 files, 750 lines",
      sizeText(waysToServices(tree)),
    ],
    [
      "files in the roots of ui / server",
      "40 / 40",
      "8 / 8",
      `${rootFiles(tree, "ui").length} / ${rootFiles(tree, "server").length}`,
    ],
    [
      "core folders in one cycle, mutual pairs",
      "22 of 28, 18",
      "6, 4",
      `${largest.length} of ${folders.size}, ${pairs.length}`,
    ],
    ["exported names of @heimwerk/core", "1140", "300, all tagged", `${names.length}, ${tagged} tagged`],
    [
      "files <= 40 lines, one importer in the folder",
      "134",
      "only Schema pairs",
      String(smallFiles(tree).length),
    ],
    [
      "files / lines of core, adapters, ui, server, cli",
      "1396 / 60.5k",
      "1150 / 56k",
      sizeText(sizes.packages),
    ],
    ["the same with fixtures and scripts", "", "", sizeText(sizes.all)],
    [
      "scripts of a page: requests / gzip",
      "92 to 100 / 291 KB",
      "30 / 190 KB",
      isWorkingTree ? scriptsOfPages() : "not built",
    ],
    ["kinds of places that map an error", "3", "1", errorText(tree)],
  ]
}

const printTable = (rows: ReadonlyArray<Row>) => {
  const head: Row = ["Measure", "plan, 1f14669", "goal", "this tree"]
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)))
  const print = (row: ReadonlyArray<string>) =>
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
  print(head)
  print(widths.map((width) => "-".repeat(width)))
  for (const row of rows) print(row)
}

const printDetails = (tree: Tree) => {
  const { cycles, pairs } = cyclesOf(tree)
  const sections = {
    "Button to wire": buttonToWire(tree),
    "Wire to SQL": wireToSql(tree),
    "Files per basket command": [...commandFiles(tree)].map(([name, files]) => `${name} ${files.length}`),
    "Core folders in one cycle": cycles.map((folders) => folders.join(" ")),
    "Mutual pairs": pairs,
    "Files that map an error": Object.values(errorMappings(tree)).flat(),
    "Small files with one importer": smallFiles(tree),
  }
  for (const [title, lines] of Object.entries(sections)) console.log(`\n${title}\n  ${lines.join("\n  ")}`)
}

/**
 * `npm run shape` prints the table of the simplification plan for the working tree; the doc comments of
 * scripts/sources define each measure. `--at <commit>` measures a commit, `--details` lists the files behind
 * the figures, `--sample` prints 100 comments and 100 test titles, `--seed <n>` selects a different sample.
 */
const options = process.argv.slice(2)
const valueOf = (name: string) => {
  const at = options.indexOf(name)
  return at < 0 ? undefined : options[at + 1]
}
const commit = valueOf("--at")
const tree = readTree(commit)
if (options.includes("--sample")) printSample(tree, Number(valueOf("--seed") ?? 1))
else {
  printTable(rowsOf(tree, commit === undefined))
  if (options.includes("--details")) printDetails(tree)
}
