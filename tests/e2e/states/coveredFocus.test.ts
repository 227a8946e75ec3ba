import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { doubleText, launch } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { coveredFocus } from "../coveredFocus.ts"
import { scrollPage, telephone } from "../scrolling.ts"
import { visit } from "../visit.ts"

let browser: Browser
let large: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  large = await launch({ textSize: doubleText })
  paths = await addresses()
})
afterAll(async () => {
  await browser.close()
  await large.close()
})

describe("fixed bars on a telephone", () => {
  it("the filter bar covers no focused element of its list, with text at normal and at double size", async () => {
    for (const [shop, width] of [
      [browser, 390],
      [browser, 320],
      [large, 390],
    ] as const) {
      const { close, page } = await visit(shop, paths["search"] ?? "/", {
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
      })
      await page.locator("#artikel").focus()
      assert.deepStrictEqual(await coveredFocus(page, 40), [], `${width} px`)
      await close()
    }
  })

  it("the buy bar covers no focused element of its product page", async () => {
    const { close, page } = await visit(browser, paths["product"] ?? "/", {
      viewport: telephone,
      reducedMotion: "reduce",
    })
    await scrollPage(page, 2500)
    await page.locator("#kaufleiste").getByRole("button", { name: "In den Warenkorb" }).waitFor()
    await scrollPage(page, 1)
    await page.locator("#inhalt").focus()
    assert.deepStrictEqual(await coveredFocus(page, 60), [])
    await close()
  })
})

/** An article whose buy box is 880 px high. */
const tall = "/p/wandhaube/39249321"

describe("the buy box beside the facts of an article", () => {
  it.each([
    [1440, 900],
    [1366, 650],
  ])(
    "every focused element of the product page is inside the window and not covered, at %s x %s px",
    async (width, height) => {
      const { close, page } = await visit(browser, tall, {
        viewport: { width, height },
        reducedMotion: "reduce",
      })
      await page.locator("#inhalt").focus()
      assert.deepStrictEqual(await coveredFocus(page, 40), [])
      await close()
    },
  )

  it("after a scroll of 500 px, the whole button 'In den Warenkorb' of the product page is in a window of 1366 x 650 px", async () => {
    const { close, page } = await visit(browser, tall, {
      viewport: { width: 1366, height: 650 },
    })
    const button = page.locator("form").getByRole("button", { name: "In den Warenkorb" }).first()
    await scrollPage(page, 500)
    const { height = 0, y = 0 } = (await button.boundingBox()) ?? {}
    assert.isBelow(y + height, 650)
    await close()
  })
})
