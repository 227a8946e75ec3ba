import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

describe("the search in the browser", () => {
  it("the search for wall plugs (Dübel) shows no tubs (Kübel), and the search for a misspelt term asks which term was meant", async () => {
    const { close, complaints, page } = await visit(browser, "/s/d%C3%BCbel")
    const main = page.getByRole("main")
    await main.getByText("Leider finden wir keine Ergebnisse für deinen Suchbegriff.").waitFor()
    assert.strictEqual(await main.getByText(/kübel/iu).count(), 0)
    await page.goto("/s/lakc")
    await main.getByText("Meintest du „lack“?").waitFor()
    await main.getByRole("link", { name: "„lack“" }).click()
    await main.getByRole("heading", { name: "Ergebnisse für lack" }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "a term that consists of dots, slashes or percent-encoded dots leads to its own search results, even after a reload",
    async () => {
      const { close, complaints, page } = await visit(browser, "/kontakt/")
      for (const term of ["..", ".", "%2e%2e", "/", "../..", "  "]) {
        await page.locator("#suche").fill(term)
        await page.locator("#suche").press("Enter")
        if (term.trim() === "") continue
        await page.getByRole("heading", { level: 1, name: `Ergebnisse für ${term}`, exact: true }).waitFor()
        await page.reload()
        await page.getByRole("heading", { level: 1, name: `Ergebnisse für ${term}`, exact: true }).waitFor()
        // Waits, because before hydration the browser itself would submit the form, even without a term.
        await waitUntilHydrated(page)
      }
      assert.match(new URL(page.url()).pathname, /^\/s\//u)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "without JavaScript, the search shows results for a term of dots, and asks for a term when the field is empty",
    async () => {
      const { close, page } = await visit(browser, "/", { javaScriptEnabled: false })
      const field = page.locator("#suche")
      await field.fill("..")
      await field.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Ergebnisse für .." }).waitFor()
      await field.fill(" ")
      await field.press("Enter")
      await page.getByText("Bitte gib einen Suchbegriff ein.").waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "the search suggests compound words and service pages while the visitor types",
    async () => {
      const { close, complaints, page } = await visit(browser, "/")
      for (const [typed, suggested] of [
        ["schrau", "Akkuschrauber"],
        ["rückgabe", "Rückgabe und Widerruf"],
        ["gutschein", "Coupons und Gutscheine"],
      ] as const) {
        await page.locator("#suche").click()
        await page.locator("#suche").fill(typed)
        await page.getByRole("option", { name: suggested }).first().waitFor()
      }
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})
