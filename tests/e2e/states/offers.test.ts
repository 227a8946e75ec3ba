import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { violations } from "../finder.ts"
import { visit } from "../visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

describe("the page of all offers in the browser", () => {
  it("the home page leads to the page of all offers, which shows a struck price beside every price and has no filter for offers", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await page.getByRole("link", { name: "Alle Angebote" }).click()
    await page.getByRole("heading", { level: 1, name: "Angebote" }).waitFor()
    const tiles = page.locator("[data-type]")
    await tiles.nth(30).waitFor()
    const plain = await tiles.filter({ hasNot: page.locator("s") }).allInnerTexts()
    assert.deepStrictEqual(
      plain.filter((text) => !text.includes("Wähle einen Markt")),
      [],
    )
    assert.strictEqual(await page.getByRole("link", { name: /^Angebote \(/u }).count(), 0)
    assert.deepStrictEqual(await violations(page), [])
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("the page of all offers shows at least three offers as highlight tiles in an endless carousel, and four offers as picture tiles", async () => {
    const { close, page } = await visit(browser, "/angebote")
    const carousel = page.getByRole("region", { name: /^Top-Angebote/u })
    await carousel
      .getByRole("link", { name: /^Zum Produkt / })
      .first()
      .waitFor()
    assert.isAtLeast(await page.locator("[data-type=highlight]").count(), 3)
    assert.strictEqual(await page.locator("[data-type=picture]").count(), 4)
    const left = () =>
      carousel
        .locator("article")
        .first()
        .evaluate((tile) => tile.getBoundingClientRect().left)
    const before = await left()
    await page.getByRole("button", { name: "Vorheriges Produkt" }).click()
    await page.waitForFunction(
      ([at]) => {
        const tile = document.querySelector("[data-type=highlight]")?.closest("article")
        return tile !== null && tile !== undefined && tile.getBoundingClientRect().left !== at
      },
      [before],
    )
    await close()
  })

  it("with reduced motion, a carousel starts at the left edge of its heading before and after the window becomes narrower", async () => {
    const { close, page } = await visit(browser, "/angebote", {
      viewport: { width: 820, height: 900 },
      reducedMotion: "reduce",
    })
    const carousel = page.getByRole("region", { name: /^Top-Angebote/u })
    await carousel.getByRole("button", { name: "Nächstes Produkt" }).waitFor()
    const heading = page.getByRole("heading", { name: "Top-Angebote", exact: true })
    const distance = async () => {
      const [slide, text] = await Promise.all([
        carousel.locator("article").first().boundingBox(),
        heading.boundingBox(),
      ])
      return Math.round((slide?.x ?? Number.NaN) - (text?.x ?? Number.NaN))
    }
    assert.strictEqual(await distance(), 0)
    // Embla measures the slides again when their size has changed.
    const slides = carousel.getByRole("list").first()
    const resized = slides.evaluate(
      (list, width) =>
        new Promise((resolve) => {
          new ResizeObserver(() => {
            if (list.clientWidth !== width) requestAnimationFrame(resolve)
          }).observe(list)
        }),
      await slides.evaluate((list) => list.clientWidth),
    )
    await page.setViewportSize({ width: 700, height: 900 })
    await resized
    assert.strictEqual(await distance(), 0)
    await close()
  })

  it("a filtered and sorted page of all offers shows no highlight tiles, and its canonical address has no query", async () => {
    const { close, page } = await visit(browser, "/angebote?sortierung=price-asc&angebot=true")
    await page.getByRole("heading", { level: 1, name: "Angebote" }).waitFor()
    assert.strictEqual(await page.locator("[data-type=highlight]").count(), 0)
    assert.strictEqual(
      await page.locator("link[rel=canonical]").getAttribute("href"),
      new URL("/angebote", page.url()).href,
    )
    await close()
  })
})

describe("the mini survey and the logos of teasers", () => {
  it("the pages of both request forms and a market page show the mini survey, which opens the feedback dialog", async () => {
    for (const kind of ["craftsman service", "energy-efficient living", "market"]) {
      const { close, page } = await visit(browser, paths[kind] ?? "/")
      await page.getByRole("heading", { name: "Wie hilfreich sind diese Informationen?" }).waitFor()
      await page.getByRole("button", { name: "Gefällt mir", exact: true }).click()
      await page.getByRole("dialog").getByRole("textbox").waitFor()
      await close()
    }
  })

  it("a teaser of the home page shows its logo", async () => {
    const { close, page } = await visit(browser, "/")
    const logo = page.locator("img[src='/services/coupon.svg']")
    await logo.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => {
      const image = document.querySelector("img[src='/services/coupon.svg']")
      return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
    })
    await close()
  })
})
