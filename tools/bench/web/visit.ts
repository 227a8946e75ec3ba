import { readFileSync } from "node:fs"

import type { Browser, BrowserContext } from "playwright-core"

import { decidedVisitor, launch } from "../../../tests/support/browser.ts"
import { fileOf } from "../../../tests/support/firstVisit.ts"
import { restoredOrReasons } from "../../../tests/support/restored.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { spreadOf } from "../statistics.ts"
import { findAddresses } from "./addresses.ts"
import { timesAfterClick } from "./afterClick.ts"
import { type BarePage, clickAsHuman, openBarePage } from "./barePage.ts"
import { startFront } from "./front.ts"

const rounds = 5
/**
 * Number of articles that the long visit opens from a list. Each adds two pages to the visit: the article and the
 * list again.
 */
const articlesOfVisit = 15

const tile = (article: string) => ({ selector: `main a[href='${article}']`, text: "" })
const changesOfAdding = {
  count: { selector: "header a[href='/warenkorb']", text: "1" },
  message: { selector: "main", text: "Liegt im Warenkorb." },
}

const hasLoaded = (file: string) =>
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file))

/** Rests the pointer on a control that needs the runtime, and waits until the runtime and the router have loaded. */
const firstUse = async (page: BarePage) => {
  await page.pointAt({ selector: "button[aria-label='Hilfe und Beratung']", text: "" })
  while (!(await page.evaluate(hasLoaded, fileOf("hydration/browserRouter.ts"))))
    await new Promise((resolve) => setTimeout(resolve, 250))
  await page.idle()
}

/** Runs a visit `rounds` times with an empty cache, and returns the medians of its times in ms. */
const medians = async <Name extends string>(
  open: () => Promise<BrowserContext>,
  visit: (context: BrowserContext) => Promise<(name: Name) => number>,
) => {
  const found: Array<(name: Name) => number> = []
  for (let round = 0; round < rounds; round++) {
    const context = await open()
    found.push(await visit(context))
    await context.close()
  }
  return (name: Name) => Math.round(spreadOf(found.map((timeOf) => timeOf(name))).median)
}

const megabyte = 1024 * 1024

/** Returns the memory of the pages in MB: anonymous memory of their process, and the JavaScript heap in use. */
const memoryOf = async (browser: Browser, page: BarePage) => {
  await page.send("Performance.enable")
  await page.send("HeapProfiler.collectGarbage")
  const { metrics } = await page.send("Performance.getMetrics")
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN
  const ofBrowser = await browser.newBrowserCDPSession()
  const { processInfo } = await ofBrowser.send("SystemInfo.getProcessInfo")
  const anonymous = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^Anonymous:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1])
    .map((kilobytes = "0") => (Number(kilobytes) * 1024) / megabyte)
  return { heap: heap / megabyte, process: Math.max(...anonymous) }
}

/** Waits until the page has an address that begins with a text. */
const reached = async (page: BarePage, address: string) => {
  while (!(await page.evaluate((start) => location.pathname.startsWith(start), address)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  await page.idle()
}

const inMegabytes = (megabytes: number) => `${megabytes.toFixed(0)} MB`

/** Opens each article of a list and goes back to the list. Returns the memory before and after as text. */
const longVisit = async (
  browser: Browser,
  context: BrowserContext,
  list: string,
  articles: ReadonlyArray<string>,
) => {
  const page = await openBarePage(browser, context)
  await page.open(list)
  const before = await memoryOf(browser, page)
  for (const article of articles) {
    await clickAsHuman(page, tile(article))
    await reached(page, "/p/")
    await page.evaluate(() => history.back(), undefined)
    await reached(page, new URL(list).pathname)
  }
  const after = await memoryOf(browser, page)
  await page.close()
  return `${inMegabytes(after.process)} (at the start ${inMegabytes(before.process)}), heap ${inMegabytes(after.heap)} (${inMegabytes(before.heap)})`
}

const visitorOf = (browser: Browser) =>
  decidedVisitor(browser, { baseURL: front.origin, ignoreHTTPSErrors: true })

const browser = await launch({ restoresPages: true, trustsAll: true })
const front = await startFront()
const shop = await startShop({ env: { PUBLIC_ORIGIN: front.origin, CREATE_SHOP: "on", WARM_UP: "first" } })
front.leadTo(shop.origin)
try {
  const { articles, list } = await findAddresses(browser, front.origin)
  const [product = "/"] = articles
  const open = () => visitorOf(browser)
  const context = await open()
  const visited = [front.origin + list, articles.slice(0, articlesOfVisit)] as const
  const withCache = await longVisit(browser, context, ...visited)
  console.log(
    `Memory after ${2 * articlesOfVisit} pages, with those that the browser keeps for the back button: ${withCache}`,
  )
  const forgetful = await launch({ trustsAll: true })
  const withoutCache = await longVisit(forgetful, await visitorOf(forgetful), ...visited)
  await forgetful.close()
  console.log(`Memory after ${2 * articlesOfVisit} pages, without them: ${withoutCache}`)

  const page = await context.newPage()
  await page.goto(product)
  const heading = (await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()) ?? ""
  const kinds = ["/", list, product, "/s/bohrer", "/warenkorb", "/merkliste", "/maerkte", "/anmelden"]
  for (const address of kinds)
    console.log(`${address} from the back-forward cache: ${await restoredOrReasons(page, address)}`)
  await context.close()

  const buy = { selector: "main button", text: "In den Warenkorb" }
  const addToBasket = (visitor: BrowserContext) =>
    timesAfterClick(browser, visitor, front.origin + product, buy, changesOfAdding)
  const openArticle = (prepare?: (page: BarePage) => Promise<void>) => (visitor: BrowserContext) =>
    timesAfterClick(
      browser,
      visitor,
      front.origin + list,
      tile(product),
      { content: { selector: "main h1", text: heading } },
      prepare,
    )
  const add = await medians(open, addToBasket)
  const second = await medians(open, openArticle())
  console.log(`After a click on 'In den Warenkorb': count ${add("count")} ms, message ${add("message")} ms`)
  console.log(`Second page: content ${second("content")} ms after the click`)
  const third = await medians(open, openArticle(firstUse))
  console.log(`The same with all scripts loaded: content ${third("content")} ms after the click`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
  await front.stop()
}
