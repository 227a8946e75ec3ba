import { readFileSync } from "node:fs"

import type { Browser, BrowserContext, Page } from "playwright-core"

import { decidedVisitor, launch } from "../../../tests/support/browser.ts"
import { fileOf } from "../../../tests/support/firstVisit.ts"
import { restoredOrReasons } from "../../../tests/support/restored.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { spreadOf } from "../statistics.ts"
import { findAddresses } from "./addresses.ts"
import { timesAfterClick } from "./afterClick.ts"
import { startFront } from "./front.ts"
import { slowPage, telephone } from "./vitals.ts"

const rounds = 5
/**
 * Number of articles that the long visit opens from a list. Each adds two pages to the visit: the article and the
 * list again.
 */
const articlesOfVisit = 15

const headingOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 })
const tileOf = (page: Page, article: string) => page.getByRole("main").locator(`a[href='${article}']`).first()

/** Times in ms from the click on 'In den Warenkorb' to the count in the header and to the message. */
const addToBasket = (page: Page, address: string) =>
  timesAfterClick(
    page,
    address,
    () => page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first(),
    {
      count: { selector: "header a[href='/warenkorb']", text: "1" },
      message: { selector: "main", text: "Liegt im Warenkorb." },
    },
  )

/**
 * Time in ms from a click on the first tile of a list to the heading of the article's page.
 *
 * @param prepare actions of the visitor on the list before the click
 */
const openArticle = (
  page: Page,
  list: string,
  article: string,
  heading: string,
  prepare?: (page: Page) => Promise<void>,
) =>
  timesAfterClick(
    page,
    list,
    () => tileOf(page, article),
    { content: { selector: "main h1", text: heading } },
    prepare,
  )

/** Rests the pointer on a control that needs the runtime, and waits until the runtime and the router have loaded. */
const firstUse = async (page: Page) => {
  await page.waitForFunction(() => !("heimwerkEarlyClicks" in window))
  const loaded = page.waitForResponse(`**/${fileOf("hydration/browserRouter.ts")}`)
  await page.getByRole("button", { name: "Hilfe und Beratung" }).hover()
  await loaded
  await page.waitForLoadState("networkidle")
}

/** Runs a visit `rounds` times with an empty cache, and returns the medians of its times in ms. */
const medians = async <Name extends string>(
  open: () => Promise<BrowserContext>,
  visit: (page: Page) => Promise<(name: Name) => number>,
) => {
  const found: Array<(name: Name) => number> = []
  for (let round = 0; round < rounds; round++) {
    const context = await open()
    found.push(await visit(await slowPage(context)))
    await context.close()
  }
  return (name: Name) => Math.round(spreadOf(found.map((timeOf) => timeOf(name))).median)
}

const megabyte = 1024 * 1024

/** Returns the memory of the pages in MB: anonymous memory of their process, and the JavaScript heap in use. */
const memoryOf = async (browser: Browser, page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  await session.send("HeapProfiler.collectGarbage")
  const { metrics } = await session.send("Performance.getMetrics")
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN
  const ofBrowser = await browser.newBrowserCDPSession()
  const { processInfo } = await ofBrowser.send("SystemInfo.getProcessInfo")
  const anonymous = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^Anonymous:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1])
    .map((kilobytes = "0") => (Number(kilobytes) * 1024) / megabyte)
  return { heap: heap / megabyte, process: Math.max(...anonymous) }
}

/** Opens each article of a list and goes back to the list. Returns the memory before and after. */
const longVisit = async (browser: Browser, page: Page, list: string, articles: ReadonlyArray<string>) => {
  await page.goto(list, { waitUntil: "networkidle" })
  const before = await memoryOf(browser, page)
  const heading = (await headingOf(page).textContent()) ?? ""
  for (const article of articles) {
    await tileOf(page, article).click()
    await page.waitForURL("**/p/**")
    await page.waitForLoadState("networkidle")
    await page.goBack()
    await headingOf(page).filter({ hasText: heading }).waitFor()
    await page.waitForLoadState("networkidle")
  }
  return { before, after: await memoryOf(browser, page) }
}

const browser = await launch({ restoresPages: true, trustsAll: true })
const front = await startFront()
const shop = await startShop({ env: { PUBLIC_ORIGIN: front.origin, CREATE_SHOP: "on" } })
front.leadTo(shop.origin)
try {
  const { articles, list } = await findAddresses(browser, front.origin)
  const [product = "/"] = articles
  const open = () => decidedVisitor(browser, { baseURL: front.origin, ...telephone })
  const context = await open()
  const page = await context.newPage()
  await page.goto(product)
  const heading = (await headingOf(page).textContent()) ?? ""

  const { after, before } = await longVisit(browser, page, list, articles.slice(0, articlesOfVisit))
  const text = (megabytes: number) => `${megabytes.toFixed(0)} MB`
  console.log(
    `Memory after ${2 * articlesOfVisit} pages: ${text(after.process)} (at the start ${text(before.process)}), heap ${text(after.heap)} (${text(before.heap)})`,
  )
  const kinds = ["/", list, product, "/s/bohrer", "/warenkorb", "/merkliste", "/maerkte", "/anmelden"]
  for (const address of kinds)
    console.log(`${address} from the back-forward cache: ${await restoredOrReasons(page, address)}`)
  await context.close()

  const add = await medians(open, (slow) => addToBasket(slow, product))
  const second = await medians(open, (slow) => openArticle(slow, list, product, heading))
  console.log(`After a click on 'In den Warenkorb': count ${add("count")} ms, message ${add("message")} ms`)
  console.log(`Second page: content ${second("content")} ms after the click`)
  const third = await medians(open, (slow) => openArticle(slow, list, product, heading, firstUse))
  console.log(`The same with all scripts loaded: content ${third("content")} ms after the click`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
  await front.stop()
}
