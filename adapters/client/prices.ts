import { catalogReasons } from "@heimwerk/core/catalog/catalogReasons.ts"

import type { Amount, PriceAnswer, PricesApi } from "../http/contract/prices.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { all, flag, optional, struct, text, whole } from "./reading/Read.ts"
import { readEnergyClass } from "./reading/readEnergyClass.ts"
import { articleId, cents } from "./reading/values.ts"

type Reduction = NonNullable<PriceAnswer["reduction"]>

const amount = struct<Amount>({ cents, text })

/**
 * Prices with their flags, computed by the shop: `shop.prices.article({ id: "1000001" })`. Each amount has
 * `cents` and a German `text`.
 * @example
 * import { createShop, prices } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { prices })
 * const answer = await shop.prices.article({ id: "1000001" })
 * answer.ok && answer.value.price.text // => "49,99 €"
 */
export const prices = nounOf<typeof PricesApi>()(catalogReasons, {
  article: {
    method: "GET",
    path: "/public/api/articles/:id/price",
    hasKey: false,
    read: struct<PriceAnswer>({
      articleId,
      name: text,
      price: amount,
      regular: amount,
      special: optional(amount),
      lowest30: optional(amount),
      reduction: optional(struct<Reduction>({ from: amount, percent: whole, euros: whole })),
      basePrice: optional(text),
      loyaltyPrice: optional(amount),
      flags: all(text),
      isBlur: flag,
      energyClass: optional(readEnergyClass),
    }),
  },
})
