import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core"

import { visit, type Visit } from "./visit.ts"

/** Path of a list with more than one row of tiles. */
export const listPath = "/s/akkuschrauber"

/** URL pattern of the wishlist's endpoints, for `route`. */
export const wire = "**/wishlist/items**"

/** The wishlist toggles of the page, in order. */
export const wishlistToggles = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Auf die Merkliste: /u })
/** The wishlist link in the header. */
export const wishlistLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Merkliste/u })

/** Waits until the header shows this number of pieces in the basket or on the wishlist. */
export const counts = (page: Page, word: "Merkliste" | "Warenkorb", pieces: number) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: pieces === 0 ? word : `${word}, ${pieces} Artikel`, exact: true })
    .waitFor()

/** Waits until a wishlist toggle has the given state and no change is in progress. */
export const settled = (page: Page, index: number, pressed: boolean) =>
  wishlistToggles(page)
    .nth(index)
    .and(page.locator(`[aria-pressed=${String(pressed)}]:not([aria-busy=true])`))
    .waitFor()

/** Opens a list and adds its first articles to the wishlist. */
export const withWishes = async (
  browser: Browser,
  wishes: number,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const opened = await visit(browser, listPath, options)
  for (let index = 0; index < wishes; index++) {
    await wishlistToggles(opened.page).nth(index).click()
    await settled(opened.page, index, true)
  }
  await counts(opened.page, "Merkliste", wishes)
  return opened
}

/** Holds back the answers to the next wishlist changes until `release` is called, and counts the requests. */
export const holdAnswers = async (page: Page) => {
  let asked = 0
  const gate = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    asked += 1
    const response = await route.fetch()
    first.resolve()
    await gate.promise
    await route.fulfill({ response })
  }
  await page.route(wire, hold)
  return { release: gate.resolve, firstArrived: first.promise, asked: () => asked }
}
