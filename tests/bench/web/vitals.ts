import type { BrowserContext, Locator, Page } from "playwright-core"

/** What a visitor with a slow telephone on a slow line sees of one page; times in ms from the start of the navigation. */
export interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  /** What was painted as the largest element. */
  readonly largestElement: string
  /** Everything that moved without being asked to, as the browser counts it. */
  readonly layoutShift: number
  /** What tasks took beyond 50 ms each, from the first paint until the page was quiet. */
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

/** Slow 4G as the browser's own developer tools define it, as bytes per second and milliseconds. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowDown = 4

/** Notes from the first moment on what the browser says about painting, moving and long tasks. */
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

/** Makes a page of a context slow and watched. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown })
  await page.addInitScript(observe)
  return page
}

/** Opens an address and looks until nothing is loaded any more. */
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

/** How long a hand needs from reaching a button to pressing it, and how long it keeps it down. */
const [reachMillis, pressMillis] = [400, 80]
/** By then the browser has told of the frame that answered. */
const toldMillis = 1000

/**
 * From a click to the first frame that answers it, as the browser measures interactions; below 16 ms it says nothing. The
 * pointer is over the button before, as a hand's is: what begins with the first sign of a visitor has begun.
 */
export const answerToClick = async (page: Page, button: Locator): Promise<number> => {
  await button.hover()
  await page.waitForTimeout(reachMillis)
  await page.evaluate(() => void window.__seen.interactions.splice(0))
  await button.click({ delay: pressMillis })
  await page.waitForTimeout(toldMillis)
  return page.evaluate(() => Math.max(0, ...window.__seen.interactions))
}
