import { proseOf } from "../sources/prose.ts"
import { below, type Tree } from "../sources/tree.ts"
import { type Figure, figures } from "./figures.ts"
import { readTargets, type Target, targetIds } from "./targets.ts"

/** A test whose title names a target. */
export interface NamedTest {
  readonly target: string
  readonly file: string
  readonly line: number
  readonly title: string
}

/** The command that updates docs/quality.md. A failing check names it. */
export const qualityCommand = "npm run quality"

/** Maximum number of test files that a row lists by name. */
const maxFiles = 3

/** Returns the tests in the folder `tests` whose titles name a target, once for each named target. */
export const namedTests = (tree: Tree): ReadonlyArray<NamedTest> =>
  proseOf(below(tree, "tests"))
    .filter(({ kind }) => kind === "title")
    .flatMap(({ file, line, text }) =>
      [...new Set(text.match(targetIds))].map((target) => ({ target, file, line, title: text })),
    )

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

const testsCell = (tests: ReadonlyArray<NamedTest>): string => {
  if (tests.length === 0) return "no test"
  const files = [...new Set(tests.map(({ file }) => file))].toSorted()
  const where =
    files.length > maxFiles ? `${files.length} files` : files.map((file) => `\`${file}\``).join(", ")
  return `${plural(tests.length, "test")} in ${where}`
}

const figureCell = (figure: Figure | undefined): string => {
  if (figure === undefined) return "not measured"
  return figure.isMissed ? `**missed:** ${figure.value}` : figure.value
}

const sourceCell = ({ commit, date, source }: Figure): string => `\`${source}\`, ${date}, ${commit}`

/** Returns a Markdown table whose columns are as wide as their longest cell, as Prettier writes it. */
const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)))
  const rule = widths.map((width) => "-".repeat(width))
  const lines = [head, rule, ...rows.slice(1)].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  )
  return lines.join("\n")
}

/** Returns the text of docs/quality.md: every target with its limit, its tests and its latest figure. */
export const qualityPage = (tree: Tree): string => {
  const targets = readTargets()
  const tests = Map.groupBy(namedTests(tree), ({ target }) => target)
  const figureOf = new Map(figures.map((figure) => [figure.target, figure]))
  const row = ({ id, limit, text }: Target) => {
    const figure = figureOf.get(id)
    return [
      id,
      text,
      limit,
      testsCell(tests.get(id) ?? []),
      figureCell(figure),
      figure === undefined ? "" : sourceCell(figure),
    ]
  }
  const tested = targets.filter(({ id }) => tests.has(id))
  const measured = targets.filter(({ id }) => figureOf.has(id))
  const missed = figures.filter(({ isMissed }) => isMissed)
  const open = targets.filter(({ id }) => !tests.has(id) && !figureOf.has(id))
  const sections = [...Map.groupBy(targets, ({ section }) => section)].map(
    ([section, members]) =>
      `## ${section}\n\n${table([["Id", "Target", "Limit", "Tests", "Figure", "Measured"], ...members.map(row)])}\n`,
  )
  const head = `# Quality and speed: targets, tests and figures

Written by \`${qualityCommand}\`: edit \`scripts/quality/targets.md\` and \`scripts/quality/figures.ts\`, not this page.

- Tests are those whose titles begin with the id of the target. \`${qualityCommand} T-A1\` lists them. A test may cover only a part of its target.
- Figures are copied from the named document, which says how they were measured; date and commit follow.
- ${targets.length} targets: ${tested.length} with a test, ${measured.length} with a figure, ${open.length} with neither.
- The latest figure misses the limit: ${missed.length === 0 ? "none" : missed.map(({ target }) => target).join(", ")}.
- Neither test nor figure: ${open.length === 0 ? "none" : open.map(({ id }) => id).join(", ")}.
`
  return [head, ...sections].join("\n")
}
