import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { addresses } from "./addresses.ts"
import { violations } from "./finder.ts"
import { resize } from "./scrolling.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

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

describe("every kind of page in the browser", () => {
  for (const kind of kinds) {
    it(`T-A1: the ${kind} page has no accessibility violations in small and large windows, and no sideways scrolling at 320, 768 and 1280 px`, async () => {
      const { close, page } = await visit(browser, paths[kind] ?? "/")
      for (const width of [320, 768, 1280]) {
        await resize(page, width)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.isAtMost(overflow, 0, `${width} px`)
        if (width !== 768) assert.deepStrictEqual(await violations(page), [], `${width} px`)
      }
      await close()
    })

    it(`T-C9 T-H2 T-P1: the ${kind} page hydrates without console errors, requests only the shop's origin, and stores only necessary data`, async () => {
      const path = paths[kind] ?? "/"
      for (const options of [{}, { locale: "en-US", timezoneId: "America/Los_Angeles" }]) {
        const { close, complaints, page } = await visit(browser, "about:blank", {
          ...options,
          consents: "unasked",
        })
        const asked: Array<string> = []
        page.on("request", (request) => asked.push(request.url()))
        await page.goto(path, { waitUntil: "networkidle" })
        const expected =
          kind === "not found" ? complaints.filter((text) => !text.includes("404")) : complaints
        assert.deepStrictEqual(expected, [])
        const { origin } = new URL(page.url())
        assert.deepStrictEqual(
          asked.filter((url) => !url.startsWith(origin)),
          [],
        )
        const stored = await page.context().storageState()
        assert.deepStrictEqual([stored.cookies, stored.origins], [[], []])
        await close()
      }
    })
  }
})
