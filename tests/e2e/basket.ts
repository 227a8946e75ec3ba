import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import type { Browser, Page } from "playwright-core"
import { vi } from "vitest"

import { visit, type Visit, waitUntilHydrated } from "./visit.ts"

/** Quantities in the basket by article name, without the brand. */
export type Lines = Readonly<Record<string, number>>

const api = "/shop/rest/V1/heimwerk/basket"

/** Sends a request to the basket's endpoints from the page, with the visitor's session. */
const ask = (page: Page, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([address, text]) => {
      const headers: Record<string, string> = {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        "idempotency-key": crypto.randomUUID().replaceAll("-", ""),
      }
      const answer = await fetch(
        address ?? "",
        text === undefined ? { headers } : { method: "POST", headers, body: text },
      )
      return answer.json()
    },
    [api + path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )

/** Adds an article to the basket by a request instead of a click. */
export const put = (page: Page, articleId: string, quantity: number, deliveryType = "homeDelivery") =>
  ask(page, "/items", { articleId, quantity, deliveryType })

const isNamed = (value: unknown): value is { product: { brand: string; name: string }; quantity: number } =>
  typeof value === "object" && value !== null && "product" in value && "quantity" in value

/** Returns the basket on the server. */
export const truth = async (page: Page): Promise<Lines> => {
  const basket = await ask(page, "")
  const lines =
    typeof basket === "object" && basket !== null && "lineItems" in basket && Array.isArray(basket.lineItems)
      ? basket.lineItems.filter(isNamed)
      : []
  return Object.fromEntries(
    lines.map(({ product, quantity }) => [
      shownName(nameWithoutBrand(product.name, product.brand)),
      quantity,
    ]),
  )
}

/** Returns the basket that the page shows. */
export const shown = async (page: Page): Promise<Lines> => {
  const rows = page.getByRole("main").locator("tbody tr:has(input)")
  const read = async (place: number) => {
    const row = rows.nth(place)
    const name = (await row.locator("th a").textContent()) ?? ""
    return [name, Number(await row.locator("input").inputValue())] as const
  }
  return Object.fromEntries(
    await Promise.all(Array.from({ length: await rows.count() }, (_, at) => read(at))),
  )
}

export const pieces = (lines: Lines) => Object.values(lines).reduce((sum, quantity) => sum + quantity, 0)

/** Waits until the header shows this number of pieces in the basket. */
export const countShown = (page: Page, count: number) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: count === 0 ? "Warenkorb" : `Warenkorb, ${count} Artikel`, exact: true })
    .waitFor()

/**
 * Waits until the browser has stored the session's cookie. The answer with the cookie belongs to a page that has been
 * left, so no event of the browser reports it.
 */
export const sessionStored = (page: Page) =>
  vi.waitUntil(async () => (await page.context().cookies()).some(({ name }) => name === "heimwerk_session"), {
    timeout: 90_000,
  })

/** Waits for the message that the shop has confirmed an added article. The page shows the article before that. */
export const confirmed = (page: Page) =>
  page.getByRole("status").filter({ hasText: "liegt im Warenkorb." }).first().waitFor()

/**
 * Returns the article numbers on the first page of a search. Choose a term whose articles can all be shipped.
 */
export const sendable = async (page: Page, term: string): Promise<ReadonlyArray<string>> => {
  const html = await (await page.request.get(`/s/${term}`)).text()
  return [...new Set([...html.matchAll(/href="\/p\/[^"]+\/(\d+)"/gu)].flatMap(([, id]) => id ?? []))]
}

/** The controls of the basket line at a place, counted from 0. */
export const inLine = (page: Page, place: number) => {
  const row = page.getByRole("main").locator("tbody tr:has(input)").nth(place)
  return {
    field: row.getByRole("textbox"),
    more: row.getByRole("button", { name: /erhöhen$/u }),
    remove: row.getByRole("button", { name: /^Entfernen/u }),
    move: row.getByRole("button", { name: /^Auf die Merkliste/u }),
  }
}

/** Waits until no change of the basket is in progress. */
export const settled = async (page: Page) => {
  await page.waitForLoadState("networkidle")
  await page.getByRole("main").locator("[aria-busy=true]").first().waitFor({ state: "detached" })
}

/** Opens the basket page with two articles, one piece each. */
export const visitBasket = async (browser: Browser): Promise<Visit> => {
  const visited = await visit(browser, "/")
  const { page } = visited
  const [first = "", second = ""] = await sendable(page, "farbe")
  await put(page, first, 1)
  await put(page, second, 1)
  await page.goto("/warenkorb", { waitUntil: "networkidle" })
  await waitUntilHydrated(page)
  await settled(page)
  return visited
}
