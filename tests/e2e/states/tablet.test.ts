import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { violations } from "../finder.ts"
import { awake, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe("every page on a tablet", () => {
  it("T-A1 has no accessibility violation", async () => {
    const { close, page } = await visit(browser, "/", { viewport: { width: 768, height: 1024 } })
    for (const [kind, path] of Object.entries(await addresses())) {
      await page.goto(path)
      await awake(page)
      assert.deepStrictEqual(await violations(page), [], kind)
    }
    await close()
  })

  it("T-A4 can be read with text of twice the size without scrolling sideways", async () => {
    const { close, page } = await visit(browser, "/", { viewport: { width: 768, height: 1024 } })
    for (const [kind, path] of Object.entries(await addresses())) {
      await page.goto(path)
      await awake(page)
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
        return document.documentElement.scrollWidth - innerWidth
      })
      assert.isAtMost(overflow, 0, kind)
    }
    await close()
  })
})
