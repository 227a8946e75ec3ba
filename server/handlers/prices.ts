import type { Amount } from "@heimwerk/adapters/http/contract/prices.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { priceFacts } from "@heimwerk/core/price/priceFacts.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

const amount = (cents: Cents): Amount => ({ cents, text: formatCents(cents) })

/** Returns an object with the amount under a field name, or an empty object if the article has no such amount. */
const optional = (name: "special" | "lowest30" | "loyaltyPrice", cents: Cents | null) =>
  cents === null ? {} : { [name]: amount(cents) }

const answerOf = (product: Product) => {
  const { announced, basePrice, eurosSaved, flags, loyaltyPrice, lowest30, percent, priceInForce, ...rest } =
    priceFacts(product)
  return {
    articleId: product.articleId,
    name: product.name,
    price: amount(priceInForce),
    regular: amount(rest.regular),
    ...optional("special", rest.special),
    ...optional("lowest30", lowest30),
    ...(announced && lowest30 !== null
      ? { reduction: { from: amount(lowest30), percent, euros: eurosSaved } }
      : {}),
    ...(basePrice === null ? {} : { basePrice }),
    ...optional("loyaltyPrice", loyaltyPrice),
    flags,
    isBlur: product.price.isBlur,
    ...(product.energyClass === undefined ? {} : { energyClass: product.energyClass }),
  }
}

/** Handler that returns the prices of an article. Core decides which prices apply. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "prices",
  Effect.fn(function* (handlers) {
    const catalog = yield* Catalog
    return handlers.handle("article", ({ params }) => Effect.map(catalog.detail(params.id), answerOf))
  }),
)
