import type { Reporter, TestModule } from "vitest/node"

import "./cell.ts"

const line = (cells: ReadonlyArray<string>, widths: ReadonlyArray<number>): string =>
  cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join("  ")
    .trimEnd()

/** Prints a table with one row for each test that called `showCell`, in the order of the tests. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { cell } = test.meta()
        if (cell === undefined) return []
        const { state } = test.result()
        return [[cell.check, cell.environment, state === "passed" ? (cell.found ?? "passed") : state]]
      }),
    )
    if (rows.length === 0) return
    const table = [["Check of the packages", "In", "Result"], ...rows]
    const widths = [0, 1].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
    console.log(`\n${table.map((cells) => line(cells, widths)).join("\n")}\n`)
  }
}
