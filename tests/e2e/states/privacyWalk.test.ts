import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"
import { inject } from "vitest"

import { launch } from "../../support/browser.ts"
import { sitemapPaths } from "../../support/sitemap.ts"
import { addresses } from "../addresses.ts"
import { follow, necessary } from "../privacy.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
let walks: ReadonlyArray<ReadonlyArray<string>> = []

const walkLength = 8

beforeAll(async () => {
  browser = await launch()
  const all = await sitemapPaths(inject("origin"))
  // One path for each kind of page in `addresses`, and about 40 other paths spread over all articles, lists and markets.
  const some = all.filter((_, index) => index % Math.ceil(all.length / 40) === 0)
  const paths = [...new Set([...Object.values(await addresses()), ...some])]
  walks = Array.from({ length: Math.ceil(paths.length / walkLength) }, (_, walk) =>
    paths.slice(walk * walkLength, (walk + 1) * walkLength),
  )
})
afterAll(() => browser.close())

const maxWalks = 12

describe("a walk through the whole shop without a consent decision", () => {
  it.each(Array.from({ length: maxWalks }, (_, walk) => walk))(
    "T-P1 T-P2: walk %s through the shop sends no request to another origin and stores only necessary data",
    async (walk) => {
      const { close, complaints, page } = await visit(browser, "/", { consents: "unasked" })
      const { foreign, found, look } = await follow(page.context(), page, new URL(page.url()).origin)
      for (const path of walks[walk] ?? []) {
        await page.goto(path)
        await waitUntilHydrated(page)
        await page.mouse.move(300, 300)
        await page.waitForLoadState("networkidle")
        await look()
      }
      assert.deepStrictEqual(foreign, [])
      assert.deepStrictEqual(
        [...found].filter((kept) => !necessary().includes(kept)),
        [],
      )
      assert.deepStrictEqual(
        complaints.filter((text) => !text.includes("404")),
        [],
      )
      await close()
    },
  )

  it("the privacy test has at least 3 walks through the shop, and a test case for every walk", () => {
    assert.isAtMost(walks.length, maxWalks)
    assert.isAbove(walks.length, 2)
  })
})
