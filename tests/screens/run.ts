import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import type { Browser, BrowserContext, Page } from "playwright-core"

import { root } from "../architecture/sources.ts"
import { launch, decidedVisitor } from "../support/browser.ts"
import { forget, startShop } from "../support/shop.ts"
import { type Addresses, findAddresses } from "./findAddresses.ts"
import { allWidths, type Shot, shots } from "./shots.ts"

const folder = join(root, "docs", "screens")
/** What is further down is cut off: it repeats what is above. */
const tallest = 2400

const fileOf = ({ name }: Shot, width: number) => `${name}-${width}.jpg`
const widthsOf = ({ widths }: Shot) => widths ?? allWidths

/** A visitor with a market of their own, three articles in the basket and two on the wishlist. */
const shopper = async (
  browser: Browser,
  origin: string,
  width: number,
  { articleIds, marketId }: Addresses,
  isCustomer: boolean,
) => {
  const context = await decidedVisitor(browser, {
    baseURL: origin,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  })
  const post = async (path: string, data: object) => {
    const headers = { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" }
    const answer = await context.request.post(`/shop/rest/V1/heimwerk/${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  const { hostname } = new URL(origin)
  await context.addCookies([{ name: "market_id", value: marketId, domain: hostname, path: "/" }])
  for (const [index, articleId] of isCustomer ? [] : articleIds.entries()) {
    await post("basket/items", { articleId, quantity: index + 1, deliveryType: "homeDelivery" })
    if (index > 0) await post("wishlist/items", { articleId, quantity: 1 })
  }
  return context
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Walks down the page, so that what is loaded on sight is there, and back up. */
const lookAtAll = async (page: Page) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), tallest)
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  await page.waitForLoadState("networkidle")
}

/** Whether the letters and the pictures in the window are there. */
const isComplete = () =>
  document.fonts.status === "loaded" &&
  [...document.images].every((image) => {
    const { bottom, left, right, top } = image.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return image.complete || !isInView || !image.checkVisibility({ visibilityProperty: true })
  })

const take = async (context: BrowserContext, shot: Shot, width: number, addresses: Addresses) => {
  const page = await context.newPage()
  await page.goto(shot.address(addresses), { waitUntil: "networkidle" })
  if (shot.isPrinted === true) await page.emulateMedia({ media: "print" })
  else if (shot.prepare === undefined) await lookAtAll(page)
  await shot.prepare?.(page)
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(isComplete)
  await page.screenshot({
    path: join(folder, fileOf(shot, width)),
    type: "jpeg",
    quality: 60,
    ...(shot.prepare === undefined
      ? { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(tallest, await height(page)) } }
      : {}),
  })
  await page.close()
}

const overview = () =>
  [
    "# The shop in pictures",
    "",
    "Made by `npm run screens` from the built shop, at the widths of a telephone, a tablet and a desk. The pages of a shopper",
    "with a market of their own, three articles in the basket and two on the wishlist.",
    "",
    ...shots.flatMap((shot) => [
      `## ${shot.name}`,
      "",
      ...widthsOf(shot).map((width) => `![${shot.name} at ${width} px](${fileOf(shot, width)})`),
      "",
    ]),
  ].join("\n")

const wanted = new Set(process.argv.slice(2))
const browser = await launch()
const shop = await startShop({ env: { TRUSTED_PROXY: "127.0.0.1" } })
try {
  const addresses = await findAddresses(shop.origin)
  if (wanted.size === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const shot of shots) {
    if (wanted.size > 0 && !wanted.has(shot.name)) continue
    for (const width of widthsOf(shot)) {
      // One shopper a picture: what is consented to, or logged in, for one of them does not show on the next.
      const context = await shopper(browser, shop.origin, width, addresses, shot.isCustomer === true)
      await take(context, shot, width, addresses)
      await context.close()
    }
  }
  await writeFile(join(folder, "README.md"), overview())
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
