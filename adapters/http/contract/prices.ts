import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { EnergyClass } from "@heimwerk/core/product/Product.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { errorResponses } from "./errors.ts"
import { RequestGuard } from "./RequestGuard.ts"

/** An amount of money, in cents for programs and as text for people. */
export class Amount extends Schema.Opaque<Amount>()(
  Schema.Struct({
    cents: Cents,
    /** German text: `1.234,56 €`. */
    text: Schema.String,
  }),
) {}

/** The price of an article with its flags (`priceFacts` of core). Amounts that do not exist are missing. */
export class PriceAnswer extends Schema.Opaque<PriceAnswer>()(
  Schema.Struct({
    articleId: ArticleId,
    name: Schema.String,
    /** The price in force. */
    price: Amount,
    regular: Amount,
    special: Schema.optionalKey(Amount),
    /** Lowest price of the last 30 days. */
    lowest30: Schema.optionalKey(Amount),
    /** The reduction that may be announced (PAngV § 11): the price to strike through and the saving, rounded down. */
    reduction: Schema.optionalKey(Schema.Struct({ from: Amount, percent: Schema.Int, euros: Schema.Int })),
    /** Price per base unit: `2,00 € / m`. */
    basePrice: Schema.optionalKey(Schema.String),
    /** Price for logged-in customers with a loyalty card. */
    loyaltyPrice: Schema.optionalKey(Amount),
    /** The flags in display order: `Bestseller`, `- 13 %`, `Aktion`. */
    flags: Schema.Array(Schema.String),
    /** Whether a page must hide the price until the visitor has chosen a market. */
    isBlur: Schema.Boolean,
    /** Energy class and scale, which a page must show beside the price (Regulation (EU) 2017/1369). */
    energyClass: Schema.optionalKey(EnergyClass),
  }),
) {}

/** Prices for programs that cannot run the rules of core (docs/adr/0071). */
export class PricesApi extends HttpApiGroup.make("prices")
  .add(
    HttpApiEndpoint.get("article", "/public/api/articles/:id/price", {
      params: { id: ArticleId },
      success: PriceAnswer,
      error: errorResponses(CatalogError),
    }),
  )
  .middleware(RequestGuard) {}
