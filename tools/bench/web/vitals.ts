import type { Browser, BrowserContext } from "playwright-core"

import { type BarePage, clickAsHuman, openBarePage, type Target } from "./barePage.ts"

/**
 * Web vitals of one page on a slow phone and connection. Times are in ms from the start of the navigation.
 */
export interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  /** The largest painted element. */
  readonly largestElement: string
  /** Cumulative layout shift. */
  readonly layoutShift: number
  /**
   * Total blocking time: the sum of the times by which tasks exceed 50 ms, from the first paint until the
   * network is idle.
   */
  readonly blocking: number
  readonly scriptKb: number
}

interface Seen {
  largest: { at: number; element: string }
  shift: number
  tasks: Array<{ at: number; took: number }>
  interactions: Array<number>
}

declare global {
  interface Window {
    readonly __seen: Seen
  }
}

/** Slow 4G as defined by the browser's developer tools: latency in ms, throughput in bytes per second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
/** Factor by which the processor is slowed down. */
const slowDown = 4

/** Records paints, layout shifts, long tasks and interactions from the start of the navigation. */
const observe = () => {
  const seen: Seen = { largest: { at: 0, element: "" }, shift: 0, tasks: [], interactions: [] }
  Object.defineProperty(window, "__seen", { value: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch("largest-contentful-paint", (entry) => {
    const element = "element" in entry && entry.element instanceof Element ? entry.element : undefined
    const text = element?.getAttribute("src") ?? element?.textContent.slice(0, 40) ?? ""
    seen.largest = { at: entry.startTime, element: `${element?.tagName.toLowerCase() ?? "?"} ${text}` }
  })
  watch("layout-shift", (entry) => {
    if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
      seen.shift += Number(entry.value)
  })
  watch("longtask", ({ duration, startTime }) => seen.tasks.push({ at: startTime, took: duration }))
  watch(
    "event",
    (entry) => {
      if ("interactionId" in entry && Number(entry.interactionId) > 0) seen.interactions.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/** Opens a page with a slow connection and a slow processor. */
export const slowPage = async (
  browser: Browser,
  visitor: BrowserContext,
  script: string,
): Promise<BarePage> => {
  const page = await openBarePage(browser, visitor, script)
  await page.send("Network.enable")
  await page.send("Network.emulateNetworkConditions", slow4G)
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowDown })
  return page
}

/** Opens a slow page that records its web vitals. */
export const recordingPage = (browser: Browser, visitor: BrowserContext): Promise<BarePage> =>
  slowPage(browser, visitor, `(${observe.toString()})()`)

const readVitals = (): Vitals => {
  const { largest, shift, tasks } = window.__seen
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
  const scripts = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js"))
  const bytes = scripts.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
    0,
  )
  return {
    firstPaint,
    largestPaint: largest.at,
    largestElement: largest.element,
    layoutShift: shift,
    blocking: tasks
      .filter(({ at }) => at >= firstPaint)
      .reduce((sum, { took }) => sum + Math.max(0, took - 50), 0),
    scriptKb: bytes / 1024,
  }
}

/** Opens an address, waits until the network is idle and returns the web vitals. */
export const vitalsOf = async (page: BarePage, address: string): Promise<Vitals> => {
  await page.open(address)
  return page.evaluate(readVitals, undefined)
}

/** Wait after a click, in ms. Within this time the browser reports the next paint. */
const reportMillis = 1000

/**
 * Returns the time in ms from a click to the next paint, as the browser measures interactions. The browser
 * reports no interaction below 16 ms.
 */
export const answerToClick = async (page: BarePage, target: Target): Promise<number> => {
  await clickAsHuman(page, target)
  await new Promise((resolve) => setTimeout(resolve, reportMillis))
  return page.evaluate(() => Math.max(0, ...window.__seen.interactions), undefined)
}
