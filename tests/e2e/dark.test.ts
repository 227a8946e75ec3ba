import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../support/browser.ts"
import { addresses } from "./addresses.ts"
import { unreadable } from "./dark.ts"
import { visit } from "./visit.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

/** Returns the colours of the page's canvas, and the scheme of native controls. */
const canvas = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
    return { backgroundColor, color, colorScheme }
  })

const light = { backgroundColor: "rgb(251, 250, 247)", color: "rgb(28, 27, 23)", colorScheme: "light" }
const dark = { backgroundColor: "rgb(22, 21, 18)", color: "rgb(241, 238, 231)", colorScheme: "dark" }

/** Pages with most of the shop's parts. `states/darkPages.test.ts` checks the other pages. */
const pages = ["home", "search", "product", "checkout"]

describe("the dark colour scheme in the browser", () => {
  for (const kind of pages) {
    it(`T-A1: the texts of the ${kind} page are readable in the dark colour scheme`, async () => {
      const path = { checkout: "/kasse", ...paths }[kind] ?? "/"
      const { close, page } = await visit(browser, path, {
        colorScheme: "dark",
        viewport: { width: 390, height: 844 },
      })
      assert.deepStrictEqual(await canvas(page), dark)
      assert.deepStrictEqual(await unreadable(page), [])
      await close()
    })
  }

  it("a page is dark before any script runs, and a printed page is light", async () => {
    const { close, page } = await visit(browser, "/", { colorScheme: "dark", javaScriptEnabled: false })
    assert.deepStrictEqual(await canvas(page), dark)
    assert.strictEqual(await page.locator('meta[name="color-scheme"]').getAttribute("content"), "light dark")
    assert.strictEqual(await page.locator('meta[name="theme-color"]').getAttribute("content"), "#0f2a1d")
    await page.emulateMedia({ media: "print" })
    assert.deepStrictEqual(await canvas(page), light)
    await page.emulateMedia({ media: "screen", colorScheme: "light" })
    assert.deepStrictEqual(await canvas(page), light)
    await close()
  })
})
