import type { Browser } from "playwright-core"

import { decidedVisitor } from "../../support/browser.ts"
import type { Addresses } from "./findAddresses.ts"

/**
 * Opens a browser context of a visitor who has chosen a market. Unless `isCustomer` is set, the visitor has
 * three articles in the basket and two on the wishlist.
 */
export const shopper = async (
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
