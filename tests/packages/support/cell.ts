import type { TestContext } from "vitest"

/** A row of the table that `npm run packages` prints (`tableReporter.ts`). */
export interface Cell {
  readonly check: string
  /** Program and version in which the check runs, for example `Node 24.21.0`. */
  readonly environment: string
  /** Result of the check, for example `96 of 99`. Missing if the test failed before it had a result. */
  readonly found?: string
}

declare module "vitest" {
  interface TaskMeta {
    cell?: Cell
  }
}

/** Sets the table row of a test. A second call replaces the row, for example to add the result. */
export const showCell = ({ task }: Pick<TestContext, "task">, cell: Cell): void => {
  task.meta.cell = cell
}
