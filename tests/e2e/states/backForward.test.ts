import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"
import { inject } from "vitest"

import { decidedVisitor, launch } from "../../support/browser.ts"
import { restoredOrReasons } from "../../support/restored.ts"
import { addresses } from "../addresses.ts"
import { put, sendable } from "../basket.ts"

const paths = await addresses()
let browser: Browser
beforeAll(async () => {
  browser = await launch({ restoresPages: true })
})
afterAll(() => browser.close())

describe("the back button", () => {
  it("the main pages of a visitor with a session and a market can be restored from the browser's back/forward cache", async () => {
    const baseURL = inject("origin")
    const context = await decidedVisitor(browser, { baseURL })
    await context.addCookies([{ name: "market_id", value: "366", url: baseURL }])
    const page = await context.newPage()
    await page.goto("/")
    const [article = ""] = await sendable(page, "led")
    await put(page, article, 1)
    const outcomes = []
    const pages = ["/", paths["category"] ?? "", paths["product"] ?? "", "/s/led", "/warenkorb", "/maerkte"]
    for (const address of pages) {
      const outcome = await restoredOrReasons(page, address)
      // The browser may drop a page because the machine is busy, and then reports the reason `masked`. If
      // something in the page is the reason, the browser reports another name.
      assert.include(["restored", "masked"], outcome, address)
      outcomes.push(outcome)
    }
    assert.include(outcomes, "restored")
    await context.close()
  })
})
