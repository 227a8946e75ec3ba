import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { enter, logIn } from "../account.ts"
import { addresses } from "../addresses.ts"
import { chooseMarket, dialog, indicator, open, search } from "../finder.ts"
import { choose, fillIn, fillInEnergy, form, openForm, press, send, start, step } from "../forms.ts"
import { openSearch, suggestions } from "../header.ts"
import { allNamed, necessary } from "../privacy.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/**
 * Records every storage key that a page writes from its next load on, including keys that it removes at once.
 * The returned function adds the cookies and the keys of the session storage.
 */
const follow = async (page: Page, found: Set<string>) => {
  await page.exposeFunction("heimwerkKept", (where: string, key: string) =>
    found.add(`${where} storage: ${key}`),
  )
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its storage below
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      const report: unknown = Reflect.get(window, "heimwerkKept")
      if (typeof report === "function") report(this === localStorage ? "local" : "session", key)
      keep.call(this, key, value)
    }
  })
  return async () => {
    for (const { name } of await page.context().cookies()) found.add(`cookie: ${name}`)
    for (const key of await page.evaluate(() => Object.keys(sessionStorage)))
      found.add(`session storage: ${key}`)
  }
}

const chooseMarketNear = async (page: Page, place: string, which: number) => {
  await open(page)
  await search(page, place)
  await chooseMarket(page, which)
  await page.keyboard.press("Escape")
  await dialog(page).waitFor({ state: "detached" })
  await indicator(page).filter({ hasNotText: "Markt wählen" }).waitFor()
}

/** Fills in and sends the craftsman and the energy request. */
const sendRequests = async (page: Page, look: () => Promise<void>) => {
  await page.goto("/service/handwerksservice/")
  await waitUntilHydrated(page)
  await openForm(page)
  await start(page)
  await step(page, "In welchem Markt möchtest du beraten werden?")
  await choose(page, "radio", /Heimwerk|Kiel/u)
  await press(page, "Weiter mit ausgewähltem Markt")
  await step(page, "In welchen Bereichen brauchst du Hilfe?")
  await choose(page, "checkbox", /^Küche/u)
  await look()
  await press(page, "Weiter")
  await step(page, "Küche")
  await form(page).getByRole("checkbox").first().press("Space")
  await press(page, "Weiter")
  await step(page, "Wie können wir dich erreichen?")
  await fillIn(page)
  await page.keyboard.press("Enter")
  await step(page, "Zusammenfassung")
  await send(page, "/forms/craftsmanservice/")
  await page.goto("/service/energieeffizientes-wohnen/#anfrage")
  await waitUntilHydrated(page)
  await fillInEnergy(page)
  await send(page, "/forms/energetictransformation/")
}

/** Types into the checkout, which keeps a draft. */
const beginCheckout = async (page: Page) => {
  await page.goto("/kasse")
  await waitUntilHydrated(page)
  await page.getByLabel("Vorname").fill("Anna")
  await page.waitForFunction(() => sessionStorage.getItem("checkout_draft") !== null)
}

/** Uses every customer feature that stores data in the browser. */
const doEverything = async (page: Page, look: () => Promise<void>, isTracked: boolean) => {
  const { product = "/" } = await addresses()
  await page.goto(product)
  await waitUntilHydrated(page)
  await page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first().click()
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Warenkorb, 1 Artikel$/u })
    .waitFor()
  await page.context().setOffline(true)
  await page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first().click()
  await page.waitForFunction(() => localStorage.getItem("waiting_commands") !== null)
  await look()
  await page.context().setOffline(false)
  await page.waitForFunction(() => localStorage.getItem("waiting_commands") === null)
  await chooseMarketNear(page, "Kiel", 0)
  await chooseMarketNear(page, "Kiel", 0)
  await openSearch(page)
  await page.keyboard.type("farbe")
  await suggestions(page).first().waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/s/farbe")
  await look()
  await sendRequests(page, look)
  await beginCheckout(page)
  await page.goto("/meinkonto/anmeldung")
  await waitUntilHydrated(page)
  await page
    .getByRole("form", { name: "Anmelden" })
    .getByLabel("E-Mail-Adresse")
    .fill("elif.arslan@kunde.example")
  await page.getByRole("form", { name: "Anmelden" }).getByRole("button", { name: "Weiter" }).click()
  await page.waitForURL("**/meinkonto/vtk-auswahl*")
  await look()
  await logIn(page, "anna.berg@kunde.example")
  await page.mouse.move(200, 300)
  if (isTracked) await page.waitForFunction(() => localStorage.getItem("recommendation_user_id") !== null)
  await page.waitForLoadState("networkidle")
  await look()
  await page.getByRole("main").getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForURL("**/meinkonto/anmeldung*")
  await waitUntilHydrated(page)
  await enter(page, "anna.berg@kunde.example")
  await page.waitForURL("**/meinkonto/uebersicht")
  await waitUntilHydrated(page)
  await page.context().setOffline(true)
  await page.getByRole("main").getByRole("button", { name: "Abmelden" }).first().click()
  await page.waitForFunction(() => localStorage.getItem("logout_pending") !== null)
  await page.context().setOffline(false)
  await look()
}

describe("the stored data of a customer who uses every feature", () => {
  it.each([
    [
      "consents to tracking",
      ["recommendations", "searchTracking"],
      allNamed(),
      ["/dienste/recommendations.js"],
    ],
    ["refuses everything", [], necessary(), []],
  ] as const)(
    "T-P1: the browser of a customer who %s stores exactly the data that docs/privacy.md names, and contacts only the third parties with consent",
    async (_, consents, expected, scripts) => {
      const { close, page } = await visit(browser, "/", {
        consents: consents.map((service) => consentId(service, "local")),
      })
      const { origin } = new URL(page.url())
      const foreign = new Set<string>()
      page.context().on("request", (request) => {
        const { origin: asked, pathname, protocol } = new URL(request.url())
        if (asked !== origin && protocol.startsWith("http")) foreign.add(pathname)
      })
      const found = new Set<string>()
      const look = await follow(page, found)
      await doEverything(page, look, consents.length > 0)
      const leaflet = await page.context().newPage()
      const proposed = await follow(leaflet, found)
      await page.context().clearCookies({ name: "market_id" })
      await leaflet.goto("/mein-markt/201")
      await proposed()
      assert.sameMembers([...found], [...expected])
      assert.sameMembers([...foreign], [...scripts])
      await close()
    },
  )
})
