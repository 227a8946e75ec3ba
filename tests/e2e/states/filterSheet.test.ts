import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { violations } from "../finder.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe("the filters on a telephone", () => {
  it("T-A1: on a telephone, the Enter key opens the filter sheet, chooses a filter and closes the sheet, and the focus is in the results afterwards", async () => {
    const { close, page } = await visit(browser, "/s/akkuschrauber", {
      viewport: { width: 320, height: 700 },
    })
    await waitUntilHydrated(page)
    const button = page
      .getByRole("main")
      .locator("summary")
      .filter({ hasText: /^Filter/u })
    await button.press("Enter")
    const sheet = page.getByRole("dialog", { name: "Filter" })
    const choice = sheet.getByRole("link").first()
    await choice.waitFor()
    assert.deepStrictEqual(await violations(page), [])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.isAtMost(overflow, 0)
    await choice.press("Enter")
    await sheet.locator("[aria-current]").first().waitFor()
    await sheet.getByRole("button", { name: /Artikel anzeigen$/u }).press("Enter")
    await sheet.waitFor({ state: "detached" })
    await button.filter({ hasText: "Filter (1)" }).waitFor()
    assert.isTrue(await page.evaluate(() => document.activeElement?.closest("#ergebnisse") !== null))
    await close()
  })
})
