import type { Browser, BrowserContext } from "playwright-core"

import { decidedVisitor, launch, visitor } from "../../../tests/support/browser.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { spreadOf } from "../statistics.ts"
import { findAddresses } from "./addresses.ts"
import { startFront } from "./front.ts"
import { longestTask } from "./longestTask.ts"
import { answerToClick, slowDown, slowPage, telephone, type Vitals, vitalsOf } from "./vitals.ts"

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

const limits = { layoutShift: 0.01, blocking: 100, answer: 50 }

const fillBasket = (articles: ReadonlyArray<string>) => async (context: BrowserContext) => {
  for (const article of articles) {
    const answer = await context.request.post("/shop/rest/V1/heimwerk/basket/items", {
      headers: { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" },
      data: { articleId: article.split("/").at(-1), quantity: 1, deliveryType: "homeDelivery" },
    })
    if (!answer.ok()) throw new Error(`The basket could not be filled: ${await answer.text()}`)
  }
}

/** Opens a browser context for a first visit: the consent dialog is shown. */
const visitorOf = (browser: Browser, baseURL: string) => visitor(browser, { baseURL, ...telephone })

/** Repeats a visit `rounds` times, each time with an empty cache. Returns the results of all visits. */
const visits = async <A>(
  browser: Browser,
  origin: string,
  { prepare }: Subject,
  visit: (context: BrowserContext) => Promise<A>,
) => {
  const found: Array<A> = []
  for (let round = 0; round < rounds; round++) {
    const context = await visitorOf(browser, origin)
    await prepare?.(context)
    found.push(await visit(context))
    await context.close()
  }
  return found
}

const measure = async (browser: Browser, origin: string, subject: Subject) => ({
  vitals: await visits(browser, origin, subject, async (context) =>
    vitalsOf(await slowPage(context), subject.address),
  ),
  tasks: await visits(browser, origin, subject, async (context) =>
    longestTask(browser, await context.newPage(), subject.address),
  ),
})

const measureAnswer = async (browser: Browser, origin: string, address: string) => {
  const found: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const context = await decidedVisitor(browser, { baseURL: origin, ...telephone })
    const page = await slowPage(context)
    await page.goto(address, { waitUntil: "networkidle" })
    const button = page.getByRole("button", { name: "In den Warenkorb" }).first()
    found.push(await answerToClick(page, button))
    await context.close()
  }
  return found
}

const ms = (value: number) => `${Math.round(value)} ms`
const judged = (value: number, limit: number | undefined, text: string) =>
  limit === undefined ? text : `${text} (${value <= limit ? "within" : "OVER"} ${limit})`

const report = (subject: Subject, { tasks, vitals }: Awaited<ReturnType<typeof measure>>) => {
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
    ms(spreadOf(tasks).median * slowDown),
    `${Math.round(median(({ scriptKb }) => scriptKb))} KB`,
    vitals[0]?.largestElement.trim().slice(0, 60) ?? "",
  ]
  console.log(`| ${cells.join(" | ")} |`)
}

const browser = await launch()
const front = await startFront()
const shop = await startShop({ env: { PUBLIC_ORIGIN: front.origin, CREATE_SHOP: "on" } })
front.leadTo(shop.origin)
try {
  const { articles, list } = await findAddresses(browser, front.origin)
  const product = articles[0] ?? "/"
  const subjects: ReadonlyArray<Subject> = [
    { name: "Home", address: "/", largestPaint: 1500 },
    { name: "List", address: list, largestPaint: 1700 },
    { name: "Product", address: product, largestPaint: 1400 },
    { name: "Basket, 3 lines", address: "/warenkorb", prepare: fillBasket(articles.slice(0, 3)) },
  ]
  console.log(
    `4x slower processor, Slow 4G, HTTP/2 and brotli, ${rounds} cold visits each, medians; limits in brackets. The longest task is processor time.\n`,
  )
  console.log(
    "| Page | First paint | Largest paint | Layout shift | Blocking | Longest task | Scripts | Largest element |",
  )
  console.log("|---|---|---|---|---|---|---|---|")
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
