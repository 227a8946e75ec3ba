import type { CDPSession, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { forget, startShop } from "../../support/shop.ts"

const rounds = 9

/** What the main thread has worked so far, in the browser's own counters. */
const worked = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
}

/** A columns's counter; the main thread's whole work has the other columns in it. */
const columns = [
  ["Main thread", "TaskDuration"],
  ["scripts", "ScriptDuration"],
  ["style", "RecalcStyleDuration"],
  ["layout", "LayoutDuration"],
] as const

/** The work a page does while something happens, in the order of the columns. */
const during = async (session: CDPSession, act: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const before = await worked(session)
  await act()
  const after = await worked(session)
  return columns.map(([, counter]) => (after.get(counter) ?? 0) - (before.get(counter) ?? 0))
}

const link = "header details a[href='/maerkte']"

/** Opens the flyout as a click does. */
const openFlyout = (page: Page) =>
  page.evaluate((selector) => {
    document.querySelector(selector)?.closest("details")?.querySelector("summary")?.click()
  }, link)

/** Clicks 'Markt wählen' and is told by the page itself when three markets have been drawn: nobody asks it meanwhile. */
const openFinder = (page: Page) =>
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
    link,
  )

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

const browser = await launch()
const shop = await startShop()

/** A first visit: the browser has kept nothing of the shop, not even compiled scripts. */
const firstVisit = async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  // Processor time of the main thread: what else the machine does is not in it.
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await page.goto(`${shop.origin}/`, { waitUntil: "networkidle" })
  return { page, session }
}

const prepared = async () => {
  const { page, session } = await firstVisit()
  const preparing = await during(session, async () => {
    await Promise.all([page.waitForResponse("**/public/api/markets"), openFlyout(page)])
    await page.waitForLoadState("networkidle")
    await untilIdle(page)
  })
  const opening = await during(session, () => openFinder(page))
  await page.close()
  return { preparing, opening }
}

const atOnce = async () => {
  const { page, session } = await firstVisit()
  const opening = await during(session, () => openFinder(page))
  await page.close()
  return opening
}

try {
  const before: Array<ReadonlyArray<number>> = []
  const after: Array<ReadonlyArray<number>> = []
  const cold: Array<ReadonlyArray<number>> = []
  for (let round = 0; round < rounds; round++) {
    const { opening, preparing } = await prepared()
    before.push(preparing)
    after.push(opening)
    cold.push(await atOnce())
  }
  const median = (values: ReadonlyArray<number>) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const row = (name: string, found: ReadonlyArray<ReadonlyArray<number>>) => {
    const cells = columns.map((_, column) => Math.round(median(found.map((work) => work[column] ?? 0))))
    return `| ${name} | ${cells.join(" | ")} |`
  }
  console.log(
    `The store finder with 300 markets, milliseconds of processor time, median of ${rounds} first visits:\n`,
  )
  console.log(`| What | ${columns.map(([name]) => name).join(" | ")} |\n|---|---|---|---|---|`)
  console.log(row("the flyout opens: the finder is prepared", before))
  console.log(row("from the click to a usable list, prepared", after))
  console.log(row("from the click to a usable list, nothing prepared", cold))
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
