import { assert, layer } from "@effect/vitest"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { Effect } from "effect"

import { expectedSaving } from "../support/oracles/discount.ts"
import { expectedFlags } from "../support/oracles/flags.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })

const amount = (cents: number) => ({ cents, text: euros.format(cents / 100) })

const amountIf = (name: string, cents: number | undefined) =>
  cents === undefined ? {} : { [name]: amount(cents) }

/** Returns the expected answer without the base price. Savings and flags follow the formulas of the spec. */
const expectedPrice = ({ articleId, energyClass, isBestseller, name, price }: Product) => {
  const { isBlur, loyaltyCardPrice, lowest30, regular, special } = price
  const isReduced = special !== undefined && lowest30 !== undefined && lowest30 > special
  return {
    articleId,
    name,
    price: amount(special ?? regular),
    regular: amount(regular),
    ...amountIf("special", special),
    ...amountIf("lowest30", lowest30),
    ...(isReduced ? { reduction: { from: amount(lowest30), ...expectedSaving(lowest30, special) } } : {}),
    ...amountIf("loyaltyPrice", loyaltyCardPrice),
    flags: isReduced ? expectedFlags(lowest30, special, isBestseller) : isBestseller ? ["Bestseller"] : [],
    isBlur,
    ...(energyClass === undefined ? {} : { energyClass }),
  }
}

layer(MemoryShop.layer(), { excludeTestServices: true })("prices of articles over HTTP", (it) => {
  it.effect(
    "the server returns the price of every article with its reduction, its flags and its energy class",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const flags = new Set<string>()
        for (const { product } of smallWorld.assortment.articles) {
          const path = `/public/api/articles/${product.articleId}/price`
          const { status, text } = yield* Effect.promise(() => send(origin, path))
          assert.strictEqual(status, 200, text)
          const { basePrice, ...answer } = JSON.parse(text)
          assert.deepStrictEqual(answer, expectedPrice(product))
          assert.strictEqual(basePrice === undefined, product.price.paket === undefined)
          for (const flag of answer.flags) flags.add(flag)
        }
        assert.isAbove(flags.size, 2)
        assert.isTrue(smallWorld.assortment.articles.some(({ product }) => product.energyClass !== undefined))
      }),
  )
})
