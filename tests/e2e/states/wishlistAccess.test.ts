import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { violations } from "../finder.ts"
import { counts, wishlistToggles, listPath, settled, wire, withWishes } from "../wishlistToggles.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute("aria-label") ?? focused?.textContent?.trim() ?? ""
  })

/** Presses Tab until an element with this name has focus. */
const tabTo = async (page: Page, wanted: RegExp) => {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press("Tab")
    if (wanted.test(await focusedName(page))) return
  }
  assert.fail(`The focus never came to ${String(wanted)}.`)
}

describe("T-A2 the wishlist with only a keyboard", () => {
  it("T-A2: articles can be added to the wishlist, moved to the basket and removed by keyboard, and focus is never lost", async () => {
    const { close, page } = await visit(browser, listPath)
    await tabTo(page, /^Auf die Merkliste: /u)
    await page.keyboard.press("Space")
    await settled(page, 0, true)
    assert.match(await focusedName(page), /^Auf die Merkliste: /u)
    await tabTo(page, /^Auf die Merkliste: /u)
    await page.keyboard.press("Enter")
    await settled(page, 1, true)
    await page.goto(page.url(), { waitUntil: "networkidle" })
    await tabTo(page, /Merkliste, 2 Artikel$/u)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Merkliste" }).waitFor()
    await tabTo(page, /^In den Warenkorb/u)
    await page.keyboard.press("Enter")
    await counts(page, "Warenkorb", 1)
    // Focus is now on the link of the next wishlist line, whose buttons follow in tab order.
    assert.strictEqual(await page.evaluate(() => document.activeElement?.tagName), "A")
    await tabTo(page, /^Entfernen/u)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" }).waitFor()
    assert.strictEqual(await page.evaluate(() => document.activeElement?.id), "inhalt")
    await close()
  })
})

describe("every state of the wishlist", () => {
  for (const width of [320, 768, 1280]) {
    it(`the wishlist page has no accessibility violations and no sideways scrolling in any state at ${width} px`, async () => {
      const { close, page } = await withWishes(browser, 2, { viewport: { width, height: 900 } })
      const isFine = async (state: string) => {
        assert.deepStrictEqual(await violations(page), [], state)
        assert.isAtMost(await overflow(page), 0, state)
      }
      await isFine("wishlist toggles in a list, two of them active")
      await page.goto("/merkliste", { waitUntil: "networkidle" })
      await isFine("two lines")
      await page.route(wire, (route) => route.fulfill({ status: 503, json: {} }))
      await page
        .getByRole("button", { name: /^Entfernen/u })
        .first()
        .click()
      await page.getByRole("main").getByRole("alert").waitFor()
      await isFine("a line with an error")
      await page.unroute(wire)
      for (const left of [1, 0]) {
        await page
          .getByRole("button", { name: /^Entfernen/u })
          .first()
          .click()
        await counts(page, "Merkliste", left)
      }
      await page.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" }).waitFor()
      await isFine("an empty list")
      await close()
    })
  }

  it("T-A6: a wishlist toggle is at least 44 px large", async () => {
    const { close, page } = await visit(browser, listPath)
    const box = await wishlistToggles(page).first().boundingBox()
    assert.isAtLeast(box?.width ?? 0, 44)
    assert.isAtLeast(box?.height ?? 0, 44)
    await close()
  })
})

describe("T-A14 the wishlist without JavaScript", () => {
  it("T-A14: without JavaScript, the wishlist toggles are hidden and the wishlist page says that changes need JavaScript", async () => {
    const { close, page } = await withWishes(browser, 1)
    const state = await page.context().storageState()
    const plain = await visit(browser, "/merkliste", { javaScriptEnabled: false, storageState: state })
    await plain.page.getByRole("main").getByRole("article").waitFor()
    await plain.page.getByText("Bitte aktiviere JavaScript, um deine Merkliste zu ändern.").waitFor()
    assert.strictEqual(await plain.page.getByRole("button", { name: /^Entfernen/u }).count(), 0)
    await plain.page.context().clearCookies()
    await plain.page.goto("/merkliste")
    await plain.page.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" }).waitFor()
    await plain.page.getByText("Bitte aktiviere JavaScript, um deine Merkliste zu ändern.").waitFor()
    await plain.page.goto(listPath)
    assert.strictEqual(await wishlistToggles(plain.page).count(), 0)
    await plain.close()
    await close()
  })
})
