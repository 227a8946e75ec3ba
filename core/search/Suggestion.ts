import * as Schema from "effect/Schema"

import { EnergyClass } from "../product/Product.ts"

/**
 * A search suggestion shown while a visitor types (storefront 3, search suggestion). Contains the attributes of
 * the search service that the shop uses; the price is a text.
 * @stability stable
 * @example
 * import { createShop, suggestions } from "@heimwerk/adapters/client"
 * import { Suggestion } from "@heimwerk/core/search"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { suggestions })
 * const found = await shop.suggestions.suggest("product", "akkus")
 * const [first]: ReadonlyArray<Suggestion> = found.ok ? found.value : []
 * first?.name // => "akkuschrauber"
 */
export class Suggestion extends Schema.Opaque<Suggestion>()(
  Schema.Struct({
    name: Schema.NonEmptyString,
    type: Schema.Literals(["searchTerm", "category", "productName"]),
    image: Schema.optionalKey(Schema.String),
    attributes: Schema.Struct({
      price: Schema.optionalKey(Schema.String),
      /** Price per base unit: `4,99 € / l` (PAngV § 4). Our addition to the service's format. */
      basePrice: Schema.optionalKey(Schema.String),
      /** Shown beside the price (Regulation (EU) 2017/1369). Our addition to the service's format. */
      energyClass: Schema.optionalKey(EnergyClass),
      categoryLink: Schema.optionalKey(Schema.String),
      canonicalCategoryUrl: Schema.optionalKey(Schema.String),
      parentCategory: Schema.optionalKey(Schema.String),
      deeplink: Schema.optionalKey(Schema.String),
    }),
  }),
) {}
