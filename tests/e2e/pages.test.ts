import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { thinned } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { violations } from "./finder.ts"
import { resize } from "./scrolling.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

/** The gate tries every fourth or eighth kind, so their order decides which these are. */
const kinds = [
  "home",
  "category",
  "market",
  "search",
  "product",
  "search without result",
  "markets",
  "contact",
  "basket",
  "newsletter",
  "newsletter's link",
  "wishlist",
  "markets near a postcode",
  "not found",
] as const

/** Widths at which axe checks the pages, in px. */
const checkedWidths = thinned([320, 1280], 2)

/** Returns the complaints of a page, without the status 404 that the page for unknown addresses has. */
const unexpected = (kind: string, complaints: ReadonlyArray<string>) =>
  kind === "not found" ? complaints.filter((text) => !text.includes("404")) : complaints

/** Returns the names of the text fields and selects whose text is smaller than 16 px. Runs in the page. */
const smallFields = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
    .filter(({ type }) => !["hidden", "radio", "checkbox"].includes(type))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ name }) => name)

describe("every kind of page in the browser", () => {
  for (const kind of thinned(kinds, 8)) {
    it(`T-A1: the ${kind} page has no console errors, no accessibility violations at ${checkedWidths.join(" and ")} px, no sideways scrolling at 320, 768 and 1280 px, and no field with text below 16 px, on which Safari on iPhones would zoom in`, async () => {
      const { close, complaints, page } = await visit(browser, paths[kind] ?? "/")
      for (const width of [320, 768, 1280]) {
        await resize(page, width)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.isAtMost(overflow, 0, `${width} px`)
        if (checkedWidths.includes(width)) assert.deepStrictEqual(await violations(page), [], `${width} px`)
      }
      assert.deepStrictEqual(await page.evaluate(smallFields), [])
      assert.deepStrictEqual(unexpected(kind, complaints), [])
      await close()
    })
  }

  for (const kind of thinned(kinds, 4)) {
    it(`T-C9 T-H2 T-P1: the ${kind} page hydrates without errors in another language and time zone, requests only the shop's origin, and stores no data in the browser`, async () => {
      const { close, complaints, page } = await visit(browser, "about:blank", {
        locale: "en-US",
        timezoneId: "America/Los_Angeles",
        consents: "unasked",
      })
      const asked: Array<string> = []
      page.on("request", (request) => asked.push(request.url()))
      await page.goto(paths[kind] ?? "/", { waitUntil: "networkidle" })
      assert.deepStrictEqual(unexpected(kind, complaints), [])
      const { origin } = new URL(page.url())
      assert.deepStrictEqual(
        asked.filter((url) => !url.startsWith(origin)),
        [],
      )
      const stored = await page.context().storageState()
      assert.deepStrictEqual([stored.cookies, stored.origins], [[], []])
      await close()
    })
  }
})
