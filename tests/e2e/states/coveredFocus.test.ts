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
