import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { matchRoutes } from "react-router-dom"
import type { Browser, Page } from "playwright-core"
import { vi } from "vitest"

import { makeRoutes } from "../../../ui/routes.tsx"
import { launch } from "../../support/browser.ts"
import { logIn } from "../account.ts"
import { addresses, kinds } from "../addresses.ts"
import { put } from "../basket.ts"
import { violations } from "../finder.ts"
import { differentIds } from "../linkedIds.ts"
import { moving } from "../moving.ts"
import { resize } from "../scrolling.ts"
import { placeOrder } from "../shots/orderShots.ts"
import { waitUntilHydrated, type Visit, visit } from "../visit.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
/** The visit of a logged-in customer, for the customer pages. */
let customer: Visit
/** The visit of a guest with an article in the basket, for checkout and order. */
let buyer: Visit
beforeAll(async () => {
  browser = await launch()
  paths = { ...(await addresses()), ...forVisitors, ...forCustomers, ...forBuyers }
  const product = paths["product"] ?? ""
  buyer = await visit(browser, product, { reducedMotion: "reduce" })
  await put(buyer.page, product.split("/").at(-1) ?? "", 1)
  customer = await visit(browser, "/", { reducedMotion: "reduce" })
  await logIn(customer.page, "bilal.kaya@kunde.example")
})
afterAll(() => browser.close())

/** Pages that need no login and that `addresses` does not return, for example the widget gallery. */
const forVisitors = {
  widgets: "/_widgets",
  "proposed market": "/mein-markt/201",
  withdrawal: "/vertrag-widerrufen",
  "energy request's link": "/anfrage/bestaetigen?token=abc",
  login: "/meinkonto/anmeldung",
  registration: "/meinkonto/registrieren",
  "registration's link": "/meinkonto/registrieren/bestaetigen?token=abc",
  "new address's link": "/meinkonto/email-bestaetigen?token=abc",
  "forgotten password": "/meinkonto/passwort-vergessen",
  "password's link": "/meinkonto/passwort-neu?token=abc",
}
const forCustomers = {
  "choose a shop": "/meinkonto/shop-auswahl",
  "choose a card": "/meinkonto/vtk-auswahl",
  overview: "/meinkonto/uebersicht",
  purchases: "/meinkonto/einkaeufe",
  purchase: "/meinkonto/einkaeufe/1",
  details: "/meinkonto/daten",
  "own loyalty card": "/meinkonto/vorteilskarte",
  coupons: "/meinkonto/coupons",
  "address book": "/meinkonto/adressbuch",
}
/**
 * Paths of the checkout and of an order with an invented number and token. Only the check that every route is
 * opened reads them; the test of these pages places a real order.
 */
const forBuyers = { checkout: "/kasse", order: "/bestellung/1/abc" }

/**
 * Returns the texts that end beyond the right edge of the window and that no scrolling box shows, and a message
 * if the page scrolls sideways.
 */
const cutOff = () => {
  const isReached = (element: Element | null): boolean => {
    if (!(element instanceof HTMLElement)) return false
    const { clipPath, overflowX } = getComputedStyle(element)
    const isScrolled = overflowX === "auto" || overflowX === "scroll" || element.dataset["live"] !== undefined
    return isScrolled || clipPath !== "none" || element.inert || isReached(element.parentElement)
  }
  const isCut = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { right, width } = range.getBoundingClientRect()
    const isShown = text.parentElement?.checkVisibility({
      contentVisibilityAuto: true,
      visibilityProperty: true,
    })
    return width > 0 && right > innerWidth + 1 && isShown === true && !isReached(text.parentElement)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isWide = document.documentElement.scrollWidth > innerWidth
  const found: Array<string | null> = isWide ? ["The page scrolls sideways."] : []
  while (walker.nextNode() !== null) if (isCut(walker.currentNode)) found.push(walker.currentNode.textContent)
  return found
}

/**
 * Asserts that a page has the ids of the server-rendered markup, no running animation and, at 768 px, no accessibility
 * violations. Asserts that no text is cut off at three widths, with text at normal and at double size.
 */
const isSound = async (page: Page) => {
  await waitUntilHydrated(page)
  assert.deepStrictEqual(await page.evaluate(differentIds), [])
  assert.deepStrictEqual(await moving(page), [])
  await page.setViewportSize({ width: 768, height: 1024 })
  // Content below the window is laid out only when the window is near it. axe finds no text in a button that is not
  // laid out.
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync("[data-below] { content-visibility: visible }")
    document.adoptedStyleSheets.push(laidOut)
  })
  // In a window as high as the page, sticky bars cover nothing. axe counts a half covered link as too small.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await resize(page, 768, height)
  assert.deepStrictEqual(await violations(page), [])
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      // Container queries react some frames after a change of the window width.
      await vi.waitFor(
        async () => assert.deepStrictEqual(await page.evaluate(cutOff), [], `${width} px, ${size}`),
        { timeout: 5000 },
      )
    }
  }
}

describe("every route of the shop", () => {
  it("the tests of all routes open at least one page of every route", () => {
    const [shop] = makeRoutes({
      shop: () => Promise.resolve(),
      page: () => Promise.resolve(),
      component: (load) => load(),
    })
    const routes = shop?.children ?? []
    const seen = new Set(Object.values(paths).map((path) => matchRoutes(routes, path)?.[0]?.route.id))
    assert.deepStrictEqual(
      routes.map(({ id }) => id).filter((id) => !seen.has(id)),
      [],
    )
  })

  it.each([...kinds, ...Object.keys(forVisitors)])(
    "T-A1 T-A4 T-A9: the page „%s“ has the ids of its markup, no accessibility violations, no sideways scrolling at 320 px or with text at double size, and no animation with reduced motion",
    async (kind) => {
      const { close, page } = await visit(browser, paths[kind] ?? "", { reducedMotion: "reduce" })
      await isSound(page)
      await close()
    },
  )

  it.each(Object.keys(forCustomers))(
    "T-A1 T-A4 T-A9: the customer page „%s“ has the ids of its markup, no accessibility violations, no sideways scrolling at 320 px or with text at double size, and no animation with reduced motion",
    async (kind) => {
      await customer.page.goto(paths[kind] ?? "")
      await isSound(customer.page)
    },
  )

  it("T-A1 T-A4 T-A9: checkout and order have the ids of their markup, no accessibility violations, no sideways scrolling at 320 px or with text at double size, and no animation with reduced motion", async () => {
    const { page } = buyer
    await page.goto("/kasse")
    await isSound(page)
    await placeOrder(page)
    await isSound(page)
    await buyer.close()
  })
})
