import { assert } from "@effect/vitest"
import { StockAnswer } from "@heimwerk/adapters/http/contract/stocks.ts"
import { Schema } from "effect"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"

import { visit, waitUntilHydrated } from "./visit.ts"

const marketId = "366"
export const guest = "gast.reserviert@kunde.example"

const articleOf = (path: string) => path.split("/").at(-1) ?? ""

/**
 * Returns the stock of a page's article in the market. It asks the stock endpoint, because a page may show
 * stock that is one second old (ADR 0068).
 */
export const stockOf = async (page: Page, path: string): Promise<number> => {
  const response = await page.request.post("/shop/rest/V1/heimwerk/stocks/availability", {
    data: { articleIds: [articleOf(path)] },
    headers: { "sec-fetch-site": "same-origin", "x-requested-with": "XMLHttpRequest" },
  })
  const { articles } = Schema.decodeUnknownSync(StockAnswer)(await response.json())
  const found = articles.flatMap(({ markets }) => markets).find((market) => market.marketId === marketId)
  return found?.stock ?? 0
}

/**
 * Visits the shop with a chosen market and puts two pieces of an article for pickup into the basket. The
 * market has at least two.
 *
 * @param place where the search for such an article begins in a list of articles; test files use different places,
 * because they run at the same time and change the stock
 */
export const withPickup = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  place: "first" | "middle" | "last" = "first",
) => {
  const visited = await visit(browser, "/", options)
  const { page } = visited
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: "market_id", value: marketId, url: origin }])
  const html = await (await page.request.get("/s/led")).text()
  const links = [...new Set([...html.matchAll(/href="(\/p\/[^"]+\/\d+)"/gu)].map(([, path = ""]) => path))]
  const middle = Math.floor(links.length / 2)
  const tried = {
    first: links,
    middle: [...links.slice(middle), ...links.slice(0, middle)],
    last: links.toReversed(),
  }
  for (const path of tried[place]) {
    const stock = await stockOf(page, path)
    if (stock < 2) continue
    await page.request.post("/formular/warenkorb", {
      form: { artikel: articleOf(path), lieferart: "marketPickup", menge: "2" },
      headers: { origin },
    })
    return { ...visited, path, stock }
  }
  return assert.fail("The market has no article with two pieces.")
}

export const openCheckout = async (page: Page) => {
  await page.goto("/warenkorb")
  await waitUntilHydrated(page)
  await page.getByRole("link", { name: "Zur Kasse" }).click()
  await page.getByRole("heading", { level: 1, name: "Kasse" }).waitFor()
}

export const fillContact = async (page: Page, email = guest) => {
  await page.getByLabel("Vorname").fill("Anna")
  await page.getByLabel("Nachname").fill("Berg")
  await page.getByLabel("E-Mail-Adresse").fill(email)
}
