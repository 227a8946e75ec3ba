import type { Browser, Page } from "playwright-core"

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Start in microseconds. */
  readonly ts: number
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number
}

/**
 * Returns the processor time in ms of the longest task of the main thread after the first paint. Unlike the time between
 * start and end of a task, it does not depend on what else the machine does. The page must not be slowed down: while the
 * browser slows a page down, it counts the time that the page waits.
 */
export const longestTask = async (browser: Browser, page: Page, address: string): Promise<number> => {
  await browser.startTracing(page, { categories: ["toplevel", "loading"] })
  await page.goto(address, { waitUntil: "networkidle" })
  const trace = await browser.stopTracing()
  const { traceEvents }: { readonly traceEvents: ReadonlyArray<TraceEvent> } = JSON.parse(trace.toString())
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint")
  if (paint === undefined) throw new Error(`The trace of ${address} has no first paint.`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith("RunTask") && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
