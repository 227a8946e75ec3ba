import { AxeBuilder } from "@axe-core/playwright"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../support/browser.ts"
import { addresses } from "./addresses.ts"
import { visit } from "./visit.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

const kinds = [
  "home",
  "category",
  "product",
  "market",
  "search",
  "search without result",
  "markets",
  "markets near a postcode",
  "basket",
  "contact",
  "newsletter",
  "newsletter's link",
  "wishlist",
  "not found",
] as const

describe("every page", () => {
  for (const kind of kinds) {
    it(`T-A1 ${kind}: has no accessibility violation and does not scroll sideways at 320, 768 and 1280 px`, async () => {
      const { close, page } = await visit(browser, paths[kind] ?? "/")
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze()
        assert.deepStrictEqual(
          violations.map(
            ({ id, nodes }) => `${width} px ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
          ),
          [],
        )
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.isAtMost(overflow, 0, `${width} px`)
      }
      await close()
    })

    it(`T-C9 T-H2 ${kind}: hydrates without a complaint of React, the browser or the content security policy`, async () => {
      for (const options of [{}, { locale: "en-US", timezoneId: "America/Los_Angeles" }]) {
        const { close, complaints } = await visit(browser, paths[kind] ?? "/", options)
        const expected =
          kind === "not found" ? complaints.filter((text) => !text.includes("404")) : complaints
        assert.deepStrictEqual(expected, [])
        await close()
      }
    })

    it(`T-P1 ${kind}: asks only the shop itself and stores nothing but what it needs`, async () => {
      const { close, page } = await visit(browser, "about:blank")
      const foreign: Array<string> = []
      page.on("request", (request) => foreign.push(request.url()))
      await page.goto(paths[kind] ?? "/", { waitUntil: "networkidle" })
      const origin = new URL(page.url()).origin
      assert.deepStrictEqual(
        foreign.filter((url) => !url.startsWith(origin)),
        [],
      )
      const stored = await page.context().storageState()
      assert.deepStrictEqual([stored.cookies, stored.origins], [[], []])
      await close()
    })
  }
})
