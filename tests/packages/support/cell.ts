import type { TestContext } from "vitest"

/** A row of the table that `npm run packages` prints (`tableReporter.ts`). */
export interface Cell {
  readonly check: string
  /** Program and version in which the check runs, for example `Node 24.21.0`. */
  readonly environment: string
  /** What was found, for example `96 of 99`. Missing in a test that failed before. */
  readonly found?: string
}

declare module "vitest" {
  interface TaskMeta {
    cell?: Cell
  }
}

/** Adds a row to the table. A test calls it again to add its result. */
export const showCell = ({ task }: Pick<TestContext, "task">, cell: Cell): void => {
  task.meta.cell = cell
}
