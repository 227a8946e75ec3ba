import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { logIn } from "../account.ts"
import { addresses, kinds } from "../addresses.ts"
import { canvas, checkDarkPage, unreadable } from "../dark.ts"
import { visit, waitUntilHydrated } from "../visit.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

const more = {
  checkout: "/kasse",
  login: "/meinkonto/anmeldung",
  registration: "/meinkonto/registrieren",
  withdrawal: "/vertrag-widerrufen",
}

describe("every page in the dark colour scheme", () => {
  for (const kind of [...kinds, ...Object.keys(more)]) {
    it(`T-A1: the texts of the ${kind} page are readable in the dark colour scheme`, () =>
      checkDarkPage(browser, { ...more, ...paths }[kind] ?? "/"))
  }

  it("T-A1: the texts of the account pages and of the page of a 3D model are readable in the dark colour scheme", async () => {
    const { close, page } = await visit(browser, "/", { colorScheme: "dark" })
    await logIn(page, "bilal.kaya@kunde.example")
    for (const path of ["uebersicht", "einkaeufe", "daten", "vorteilskarte", "coupons", "adressbuch"]) {
      await page.goto(`/meinkonto/${path}`)
      await waitUntilHydrated(page)
      assert.deepStrictEqual(await unreadable(page), [], path)
    }
    await page.goto("/modelle/akkuschrauber/red")
    assert.strictEqual((await canvas(page)).colorScheme, "dark")
    assert.deepStrictEqual(await unreadable(page), [])
    await close()
  })
})
