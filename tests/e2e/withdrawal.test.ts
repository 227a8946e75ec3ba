import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { violations } from "./finder.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

describe("the withdrawal from a contract in the browser", () => {
  it("T-L4: the footer of the not-found page links to the withdrawal, which can be declared by keyboard alone and ends with a receipt", async () => {
    const { close, page } = await visit(browser, "/gibt-es-nicht")
    await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).press("Enter")
    await page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" }).waitFor()
    await page.getByLabel("Vor- und Nachname").focus()
    for (const text of ["Anna Berg", "HW-100200", "anna.berg@kunde.example"]) {
      await page.keyboard.type(text)
      await page.keyboard.press("Tab")
    }
    assert.deepStrictEqual(await violations(page), [])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Hiermit widerrufe ich diesen Vertrag" }).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Wir haben deinen Widerruf erhalten" }).waitFor()
    await page.getByText(/^\d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr$/u).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await close()
  })
})
