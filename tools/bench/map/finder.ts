import type { CDPSession, Page } from "playwright-core"

import { launch } from "../../../tests/support/browser.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { sitemapPaths } from "../../../tests/support/sitemap.ts"

const rounds = 9

/** Reads the browser's counters of main thread time, in ms by the name of the counter. */
const worked = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
}

/**
 * The counter of each printed column. The first counter counts all main thread time and includes the other
 * counters.
 */
const columns = [
  ["Main thread", "TaskDuration"],
  ["scripts", "ScriptDuration"],
  ["style", "RecalcStyleDuration"],
  ["layout", "LayoutDuration"],
] as const

/** Returns the main thread time during an action, in the order of the columns. */
const during = async (session: CDPSession, act: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const before = await worked(session)
  await act()
  const after = await worked(session)
  return columns.map(([, counter]) => (after.get(counter) ?? 0) - (before.get(counter) ?? 0))
}

const link = "header details a[href='/maerkte']"
/**
 * Selects the link 'Bestand in anderen Märkten' below the form. The form itself may link to the same page.
 */
const stockLink = "main form ~ a[href='/maerkte']"

/** Opens the store flyout by a click. */
const openFlyout = (page: Page) =>
  page.evaluate((selector) => {
    document.querySelector(selector)?.closest("details")?.querySelector("summary")?.click()
  }, link)

/**
 * Clicks a link and waits until the finder has painted three markets. Observes the document instead of
 * polling, because polling adds to the measured time.
 */
const openFinder = (page: Page, opener = link) =>
  page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const drawn = new MutationObserver(() => {
          if (document.querySelectorAll("[role=dialog] article").length < 3) return
          drawn.disconnect()
          requestAnimationFrame(() => setTimeout(resolve))
        })
        drawn.observe(document.body, { childList: true, subtree: true })
        document.querySelector<HTMLElement>(selector)?.click()
      }),
    opener,
  )

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

const browser = await launch()
const shop = await startShop()

/** Opens a page as a first visit, with an empty cache and no compiled scripts. */
const firstVisit = async (path: string, viewport = { width: 1280, height: 900 }) => {
  const page = await browser.newPage({ viewport, hasTouch: true })
  const session = await page.context().newCDPSession(page)
  // Counts processor time of the main thread, so that other load on the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await page.goto(`${shop.origin}${path}`, { waitUntil: "networkidle" })
  return { page, session }
}

/** Performs an action that loads the markets, and waits until the page is idle again. */
const prepare = async (page: Page, act: () => Promise<unknown>) => {
  await Promise.all([page.waitForResponse("**/public/api/markets"), act()])
  await page.waitForLoadState("networkidle")
  await untilIdle(page)
}

const tablet = { width: 820, height: 1180 }

const product = (await sitemapPaths(shop.origin)).find((path) => path.startsWith("/p/")) ?? "/"

const fromHeader = async () => {
  const { page, session } = await firstVisit("/")
  const preparing = await during(session, () => prepare(page, () => openFlyout(page)))
  const opening = await during(session, () => openFinder(page))
  await page.close()
  return { preparing, opening }
}

/**
 * Measures a first visit to a product page. First the pointer reaches the link 'Bestand in anderen Märkten',
 * which prepares the store finder. Then a click on the link opens the store finder.
 */
const fromProduct = async () => {
  const { page, session } = await firstVisit(product, tablet)
  const preparing = await during(session, () => prepare(page, () => page.hover(stockLink)))
  const opening = await during(session, () => openFinder(page, stockLink))
  await page.close()
  return { preparing, opening }
}

/** Measures opening the store finder by the first click on the page. The time includes hydration. */
const atOnce = async (path: string, opener: string) => {
  const { page, session } = await firstVisit(path, tablet)
  const opening = await during(session, () => openFinder(page, opener))
  await page.close()
  return opening
}

try {
  const rows = new Map<string, Array<ReadonlyArray<number>>>()
  const add = (name: string, work: ReadonlyArray<number>) => rows.set(name, [...(rows.get(name) ?? []), work])
  for (let round = 0; round < rounds; round++) {
    const header = await fromHeader()
    add("header: the flyout opens, the finder is prepared", header.preparing)
    add("header: from the click to a usable list", header.opening)
    const article = await fromProduct()
    add("article: the pointer reaches the link, the finder is prepared", article.preparing)
    add("article: from the tap to a usable list", article.opening)
    add("article: the same, the tap is the first thing that happens", await atOnce(product, stockLink))
  }
  const median = (values: ReadonlyArray<number>) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  console.log(
    `The store finder with 300 markets, milliseconds of processor time, median of ${rounds} first visits:\n`,
  )
  console.log(`| What | ${columns.map(([name]) => name).join(" | ")} |\n|---|---|---|---|---|`)
  for (const [name, found] of rows) {
    const cells = columns.map((_, column) => Math.round(median(found.map((work) => work[column] ?? 0))))
    console.log(`| ${name} | ${cells.join(" | ")} |`)
  }
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
