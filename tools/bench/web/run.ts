import type { Browser, BrowserContext } from "playwright-core"

import { decidedVisitor, launch, visitor } from "../../../tests/support/browser.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { spreadOf } from "../statistics.ts"
import { findAddresses } from "./addresses.ts"
import { startFront } from "./front.ts"
import { answerToClick, recordingPage, type Vitals, vitalsOf } from "./vitals.ts"

const rounds = 5

/**
 * A measured page and its limit for the largest contentful paint. The other limits are the same for every
 * page.
 */
interface Subject {
  readonly name: string
  readonly address: string
  readonly largestPaint?: number
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

const limits = { layoutShift: 0.01, blocking: 25, answer: 50 }

const fillBasket = (articles: ReadonlyArray<string>) => async (context: BrowserContext) => {
  for (const article of articles) {
    const answer = await context.request.post("/shop/rest/V1/heimwerk/basket/items", {
      headers: { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" },
      data: { articleId: article.split("/").at(-1), quantity: 1, deliveryType: "homeDelivery" },
    })
    if (!answer.ok()) throw new Error(`The basket could not be filled: ${await answer.text()}`)
  }
}

/**
 * Visits a page `rounds` times with an empty cache, as a first visit with the consent dialog, and returns its web
 * vitals.
 */
const measure = async (browser: Browser, origin: string, { address, prepare }: Subject) => {
  const found: Array<Vitals> = []
  for (let round = 0; round < rounds; round++) {
    const context = await visitor(browser, { baseURL: origin, ignoreHTTPSErrors: true })
    await prepare?.(context)
    const page = await recordingPage(browser, context)
    found.push(await vitalsOf(page, origin + address))
    await page.close()
    await context.close()
  }
  return found
}

const measureAnswer = async (browser: Browser, origin: string, address: string) => {
  const found: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const context = await decidedVisitor(browser, { baseURL: origin })
    const page = await recordingPage(browser, context)
    await page.open(origin + address)
    found.push(await answerToClick(page, { selector: "main button", text: "In den Warenkorb" }))
    await page.close()
    await context.close()
  }
  return found
}

const ms = (value: number) => `${Math.round(value)} ms`
const judged = (value: number, limit: number | undefined, text: string) =>
  limit === undefined ? text : `${text} (${value <= limit ? "within" : "OVER"} ${limit})`

const report = (subject: Subject, vitals: ReadonlyArray<Vitals>) => {
  const median = (of: (vitals: Vitals) => number) => spreadOf(vitals.map(of)).median
  const paint = median(({ largestPaint }) => largestPaint)
  const shift = median(({ layoutShift }) => layoutShift)
  const blocking = median((vitals) => vitals.blocking)
  const cells = [
    subject.name,
    ms(median(({ firstPaint }) => firstPaint)),
    judged(paint, subject.largestPaint, ms(paint)),
    judged(shift, limits.layoutShift, shift.toFixed(3)),
    judged(blocking, limits.blocking, ms(blocking)),
    `${Math.round(median(({ scriptKb }) => scriptKb))} KB`,
    vitals[0]?.largestElement.trim().slice(0, 60) ?? "",
  ]
  console.log(`| ${cells.join(" | ")} |`)
}

const browser = await launch({ trustsAll: true })
const front = await startFront()
const shop = await startShop({ env: { PUBLIC_ORIGIN: front.origin, CREATE_SHOP: "on", WARM_UP: "first" } })
front.leadTo(shop.origin)
try {
  const { articles, list } = await findAddresses(browser, front.origin)
  const product = articles[0] ?? "/"
  const subjects: ReadonlyArray<Subject> = [
    { name: "Home", address: "/", largestPaint: 1300 },
    { name: "List", address: list, largestPaint: 1400 },
    { name: "Product", address: product, largestPaint: 1300 },
    { name: "Basket, 3 lines", address: "/warenkorb", prepare: fillBasket(articles.slice(0, 3)) },
  ]
  console.log(
    `4x slower processor, Slow 4G, HTTP/2 and brotli, ${rounds} cold visits each, medians; limits in brackets.\n`,
  )
  console.log("| Page | First paint | Largest paint | Layout shift | Blocking | Scripts | Largest element |")
  console.log("|---|---|---|---|---|---|---|")
  for (const subject of subjects) report(subject, await measure(browser, front.origin, subject))
  const answer = spreadOf(await measureAnswer(browser, front.origin, product)).median
  const text = answer < 16 ? "below 16 ms" : ms(answer)
  console.log(`\nAnswer to 'In den Warenkorb': ${judged(answer, limits.answer, text)}`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
  await front.stop()
}
