import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Route } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { dialog, field, open } from "../finder.ts"
import { form, openForm, press, start } from "../forms.ts"
import { visit } from "../visit.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

const telephone = { viewport: { width: 390, height: 844 } }

/** Ways in which all requests to a path fail until the test ends the failure. */
const failures: ReadonlyArray<readonly [name: string, fail: (route: Route) => Promise<void>]> = [
  ["are answered with 503", (route) => route.fulfill({ status: 503, body: "" })],
  ["have no connection", (route) => route.abort("internetdisconnected")],
]

describe("requests that fail repeatedly", () => {
  it.each(failures)(
    "T-C5: if all requests for the stock of markets %s, the store finder says that the stock cannot be loaded, still lists the markets, and requests the stock again when the stock switch is used",
    async (_, fail) => {
      const { close, page } = await visit(browser, paths["product"] ?? "/", telephone)
      await page.route("**/stocks/**", fail)
      await page.getByRole("link", { name: "Bestand in anderen Märkten" }).click()
      await dialog(page).getByText("Die Verfügbarkeit in den Märkten kann gerade nicht").first().waitFor()
      await dialog(page).getByRole("article").first().waitFor()
      await page.unroute("**/stocks/**")
      await dialog(page).getByText("Nur Märkte mit Bestand").click()
      await dialog(page)
        .getByText(/^(Verfügbar|Bestellbar), /u)
        .first()
        .waitFor()
      await close()
    },
  )

  it.each(failures)(
    "T-C5: if all requests for places %s, the store finder says that the search failed, keeps the typed text, and finds the place at the next attempt",
    async (_, fail) => {
      const { close, page } = await visit(browser, "/", telephone)
      await page.route("**/places**", fail)
      await open(page)
      await field(page).fill("Xanten")
      await field(page).press("Enter")
      await dialog(page)
        .getByText("Die Suche ist gerade fehlgeschlagen, du kannst sie gleich wiederholen.")
        .first()
        .waitFor()
      assert.strictEqual(await field(page).inputValue(), "Xanten")
      await page.unroute("**/places**")
      await field(page).press("Enter")
      await dialog(page)
        .getByRole("heading", { name: /^Märkte bei /u })
        .waitFor()
      await close()
    },
  )

  it.each(failures)(
    "T-C5: if all requests for the markets %s, the craftsman form says that the markets cannot be loaded, and a button loads them when the failure has ended",
    async (_, fail) => {
      const { close, page } = await visit(browser, "/service/handwerksservice/", telephone)
      await page.route("**/public/api/markets", fail)
      await openForm(page)
      await start(page)
      await form(page).getByText("Die Märkte können gerade nicht geladen werden.").first().waitFor()
      await page.unroute("**/public/api/markets")
      await press(page, "Erneut versuchen")
      await form(page).getByRole("radio").first().waitFor()
      await close()
    },
  )
})
