import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong, thinned } from "../support/size.ts"
import { tabTo, violations } from "./finder.ts"
import { resize } from "./scrolling.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

const field = (page: Page) => page.getByRole("main").getByLabel("E-Mail-Adresse")

/** Widths at which axe checks the pages, in px. */
const checkedWidths = thinned([320, 768, 1280], 3)

/**
 * Asserts that the current page has no accessibility violations at the checked widths, and no sideways scrolling at
 * 320, 768 and 1280 px.
 */
const isSound = async (page: Page) => {
  for (const width of [320, 768, 1280]) {
    await resize(page, width)
    if (checkedWidths.includes(width)) assert.deepStrictEqual(await violations(page), [], `${width} px`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.isAtMost(overflow, 0, `${width} px`)
  }
}

describe("the newsletter in the browser", () => {
  it.runIf(isLong)(
    "T-A2: a visitor can subscribe to the newsletter by keyboard, and the form has no accessibility violations with an error or after the subscription",
    async () => {
      const { close, page } = await visit(browser, "/newsletter/anmelden/")
      await tabTo(page, field(page))
      await page.keyboard.type("eva@garten")
      await page.keyboard.press("Enter")
      await field(page).and(page.locator(":focus[aria-invalid=true]")).waitFor()
      await page
        .getByRole("main")
        .getByText(/^Bitte gib eine gültige E-Mail-Adresse ein/u)
        .waitFor()
      await isSound(page)

      await page.keyboard.press("End")
      await page.keyboard.type(".example")
      await page.keyboard.press("Enter")
      const heading = page.getByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
      await waitForFocus(heading)
      await isSound(page)

      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      assert.strictEqual(await field(page).inputValue(), "eva@garten.example")
      await close()
    },
  )

  it.runIf(isLong)(
    "the page of an unknown newsletter confirmation link says that the link is no longer valid, and offers a new subscription",
    async () => {
      const { close, page } = await visit(browser, "/newsletter/bestaetigen?token=gibt-es-nicht")
      await page.getByRole("button", { name: "Anmeldung bestätigen" }).press("Enter")
      await page.getByRole("alert").filter({ hasText: "nicht mehr gültig" }).waitFor()
      await isSound(page)
      await page.getByRole("link", { name: "Noch einmal anmelden" }).press("Enter")
      await field(page).waitFor()
      assert.strictEqual(new URL(page.url()).pathname, "/newsletter/anmelden/")
      await close()
    },
  )

  it("T-A14: without JavaScript, the newsletter form does not write the e-mail address into the URL", async () => {
    const { close, page } = await visit(browser, "/newsletter/anmelden/", { javaScriptEnabled: false })
    await field(page).fill("eva@garten.example")
    await field(page).press("Enter")
    assert.strictEqual(new URL(page.url()).search, "")
    await close()
  })
})
