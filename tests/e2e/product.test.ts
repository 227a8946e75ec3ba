import { assert, describe, it } from "@effect/vitest"
import { benefits } from "@heimwerk/fixtures/benefits.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { violations } from "./finder.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

const found = (matches: (product: ProductDetail) => boolean): ProductDetail => {
  const article = assortment().articles.find(({ product }) => matches(product))
  if (article === undefined) throw new Error("The assortment has no such article.")
  return article.product
}
const labelled = found(
  ({ energyClass, ratingData }) => energyClass !== undefined && (ratingData?.reviewsCount ?? 0) > 0,
)
const forHolders = found(({ price }) => price.loyaltyCardPrice !== undefined && !price.isBlur)

const label = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Energieeffizienzklasse .*Energielabel ansehen$/u })
    .first()
const modal = (page: Page) => page.getByRole("dialog", { name: "Energielabel" })
const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe("the product page in the browser", () => {
  it("T-A3 T-L6: the energy label with the link to the data sheet opens by keyboard, and restores focus when it closes", async () => {
    const { close, complaints, page } = await visit(browser, labelled.link)
    await label(page).focus()
    await page.keyboard.press("Space")
    await modal(page).waitFor()
    const picture = modal(page).getByRole("img", { name: /^Energielabel: Energieeffizienzklasse/u })
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    const sheet = modal(page).getByRole("link", { name: /^Produktdatenblatt/u })
    assert.strictEqual((await page.request.get((await sheet.getAttribute("href")) ?? "")).status(), 200)
    await page.keyboard.press("Escape")
    await modal(page).waitFor({ state: "detached" })
    await waitForFocus(label(page))
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong).each([320, 768, 1280])(
    "T-A1: the product page has no accessibility violations at %i px, even with the energy label open, and no sideways scrolling",
    async (width) => {
      const { close, page } = await visit(browser, labelled.link, { viewport: { width, height: 900 } })
      assert.deepStrictEqual(await violations(page), [])
      assert.isFalse(await isSideways(page))
      await label(page).press("Enter")
      await modal(page).waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await close()
    },
  )

  it.runIf(isLong)("only visitors with a loyalty card see the loyalty card price", async () => {
    const { close, page } = await visit(browser, forHolders.link, { viewport: { width: 320, height: 900 } })
    assert.strictEqual(await page.getByText("Vorteilskartenpreis", { exact: true }).count(), 0)
    const added = await page.request.post("/shop/rest/V1/heimwerk/basket/loyalty-cards", {
      headers: { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" },
      data: { cardNumber: benefits.loyaltyCards[0] },
    })
    assert.strictEqual(added.status(), 200)
    await page.reload({ waitUntil: "networkidle" })
    await page.getByText("Vorteilskartenpreis", { exact: true }).first().waitFor()
    const sign = page.getByRole("button", { name: "Was ist der Vorteilskartenpreis?" }).first()
    await sign.focus()
    const words = page.getByRole("link", { name: "Mehr zur Vorteilskarte" }).first()
    await words.waitFor()
    assert.deepStrictEqual(await violations(page, ["nav[aria-label=Brotkrumen]"]), [])
    assert.isFalse(await isSideways(page))
    await page.keyboard.press("Escape")
    await words.waitFor({ state: "hidden" })
    await close()
  })

  it.runIf(isLong)(
    "a printed product page shows name, picture, price, article number and facts, but no controls",
    async () => {
      const { close, page } = await visit(browser, labelled.link)
      await page.emulateMedia({ media: "print" })
      const main = page.getByRole("main")
      for (const shown of [
        main.getByRole("heading", { level: 1 }),
        main.getByRole("img", { name: labelled.name }).first(),
        main.getByText("inkl. MwSt., zzgl. Versand").first(),
        main.getByText(`Art.-Nr. ${labelled.articleId}`),
        main.getByRole("table"),
      ]) {
        assert.isTrue(await shown.isVisible())
      }
      for (const hidden of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        main.getByRole("button", { name: "In den Warenkorb", exact: true }),
        main.getByRole("button", { name: "Nächstes Bild" }),
        main.getByRole("button", { name: /^Auf die Merkliste/u }).first(),
        page.getByRole("region", { name: "Weitere Produkte anschauen" }),
      ]) {
        assert.isFalse(await hidden.isVisible())
      }
      await close()
    },
  )

  it.runIf(isLong)("T-D14: no content shifts while the product page loads", async () => {
    const { close, page } = await visit(browser, "about:blank", { viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") {
            Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + entry.value })
          }
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(labelled.link, { waitUntil: "networkidle" })
    await page.getByRole("button", { name: /^Bild zeigen, 1 von/u }).waitFor()
    assert.isAtMost(await page.evaluate(() => Number(Reflect.get(window, "shift"))), 0.01)
    await close()
  })

  it("the product page has structured data with name, article number, EAN, offer, rating, energy class, brand, picture and a breadcrumb of four steps", async () => {
    const { close, page } = await visit(browser, labelled.link)
    const data = (await page.locator("script[type='application/ld+json']").allTextContents()).map(
      (text): Record<string, unknown> => JSON.parse(text),
    )
    const product = data.find((one) => one["@type"] === "Product")
    assert.deepInclude(product, { sku: labelled.articleId, gtin13: labelled.ean, name: labelled.name })
    assert.containsAllKeys(product, [
      "offers",
      "aggregateRating",
      "hasEnergyConsumptionDetails",
      "brand",
      "image",
    ])
    const crumbs = data.find((one) => one["@type"] === "BreadcrumbList")
    const steps = crumbs?.["itemListElement"]
    assert.lengthOf(Array.isArray(steps) ? steps : [], 4)
    await close()
  })
})
