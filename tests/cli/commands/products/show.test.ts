import { assert, describe, it } from "@effect/vitest"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

/** Returns the first article of the demonstration data that a test wants. */
const article = (isWanted: (product: ProductDetail) => boolean): ProductDetail => {
  const found = assortment().articles.find(({ product }) => isWanted(product))
  if (found === undefined) throw new Error("There is no such article.")
  return found.product
}

describe("heimwerk products show", () => {
  it.effect("the products show command prints all data of an article as JSON", () =>
    Effect.gen(function* () {
      const product = article(() => true)
      const shown = yield* askJson("products", "show", product.articleId)
      assert.deepStrictEqual(shown, JSON.parse(JSON.stringify({ ...product, availability: ["0"] })))
    }),
  )

  it.effect("the products show command prints the 30-day lowest price as the price before a reduction", () =>
    Effect.gen(function* () {
      const product = article(
        ({ price }) =>
          price.special !== undefined &&
          price.special < (price.lowest30 ?? 0) &&
          price.lowest30 !== price.regular,
      )
      const { code, stdout } = yield* ask("products", "show", product.articleId)
      const { lowest30 = toCents(0), special = toCents(0) } = product.price
      assert.strictEqual(code, 0)
      assert.include(stdout, `${formatCents(special)} statt ${formatCents(lowest30)}\n`)
      assert.match(stdout, new RegExp(`Niedrigster Preis \\(30 Tage\\) +${formatCents(lowest30)}\n`, "u"))
    }),
  )

  it.effect("the products show command prints the stock in the market given by --market", () =>
    Effect.gen(function* () {
      const { stock } = assortment()
      const market = MarketId.make("201")
      const product = article(({ articleId }) => stock(articleId, market) > 0)
      const { stdout } = yield* ask("products", "show", product.articleId, "--market", "201")
      assert.include(
        stdout,
        `Verfügbar in Heimwerk Dresden-Mitte (${stock(product.articleId, market)} Stück)\n`,
      )
    }),
  )

  it.effect("the products show command prints a single review in the singular", () =>
    Effect.gen(function* () {
      const product = article(({ ratingData }) => ratingData?.reviewsCount === 1)
      const { stdout } = yield* ask("products", "show", product.articleId)
      assert.include(stdout, " von 5 (1 Bewertung)\n")
    }),
  )

  it.effect.each([
    ["999999999", "Diesen Artikel gibt es bei uns nicht (mehr)."],
    ["12", "„12“: Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben."],
    ["Hammer", "„Hammer“ ist keine Artikelnummer. Die Nummer zeigt: heimwerk products search Hammer"],
    ["", "„“: Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben."],
  ])("the products show command fails for the unknown or invalid article number „%s“", ([id, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("products", "show", id ?? "", "--json"), {
        code: 1,
        stdout: "",
        stderr: [message ?? ""],
      })
    }),
  )
})
