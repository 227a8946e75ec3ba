import type { BrowserContext, Locator, Page } from "playwright-core"

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
/**
 * Options of a visitor with a telephone. The certificate of the proxy is self-signed. Without the options that are
 * `null`, Playwright overrides the browser's media features. For each new page, such a browser computes the styles of
 * all pages in the process again and paints them, which no visitor's browser does.
 */
export const telephone = {
  ignoreHTTPSErrors: true,
  viewport: { width: 412, height: 823 },
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
}
/** Factor by which the processor is slowed down. */
export const slowDown = 4

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

/** Opens a throttled page and starts the recording of its web vitals. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown })
  await page.addInitScript(observe)
  return page
}

/** Opens an address, waits until the network is idle and returns the web vitals. */
export const vitalsOf = async (page: Page, address: string): Promise<Vitals> => {
  await page.goto(address, { waitUntil: "networkidle" })
  return page.evaluate(() => {
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
  })
}

/**
 * Times of a simulated human click, in ms: the pause before the button is pressed, and how long it is held
 * down.
 */
const [reachMillis, pressMillis] = [400, 80]
/** Wait after a click, in ms. Within this time the browser reports the next paint. */
const reportMillis = 1000

/**
 * Returns the time in ms from a click to the next paint, as the browser measures interactions. The browser
 * reports no interaction below 16 ms. The pointer first moves over the button, as a human moves it, so that
 * scripts that load on the first sign of use start to load.
 */
export const answerToClick = async (page: Page, button: Locator): Promise<number> => {
  await button.hover()
  await page.waitForTimeout(reachMillis)
  await page.evaluate(() => void window.__seen.interactions.splice(0))
  await button.click({ delay: pressMillis })
  await page.waitForTimeout(reportMillis)
  return page.evaluate(() => Math.max(0, ...window.__seen.interactions))
}
