import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { canvas, checkDarkPage, dark } from "./dark.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const light = { backgroundColor: "rgb(251, 250, 247)", color: "rgb(28, 27, 23)", colorScheme: "light" }

/** Pages that together show most components of the shop. `states/darkPages.test.ts` checks the other pages. */
const pages = ["home", "search", "product", "checkout"]

describe("the dark colour scheme in the browser", () => {
  for (const kind of pages) {
    it.runIf(isLong)(`T-A1: the texts of the ${kind} page are readable in the dark colour scheme`, () =>
      checkDarkPage(browser, { checkout: "/kasse", ...paths }[kind] ?? "/"),
    )
  }

  it("a page has dark colours before any script runs, and a printed page has light colours", async () => {
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
