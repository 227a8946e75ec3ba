import * as Schema from "effect/Schema"

import { nested } from "../values/nested.ts"

/**
 * Category of the assortment. There are 12 main categories with at most 20 sub-categories each (storefront 9).
 * @stability stable
 * @example
 * import { catalog, createShop } from "@heimwerk/adapters/client"
 * import { Category } from "@heimwerk/core/catalog"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { catalog })
 * const answer = await shop.catalog.categories()
 * const [first]: ReadonlyArray<Category> = answer.ok ? answer.value : []
 * first?.name // => "Werkzeug & Maschinen"
 */
export interface Category {
  readonly id: string
  readonly name: string
  /** The path of the category's page, `/c/{slug}/{id}`. */
  readonly link: string
  readonly image: string
  readonly subCategories: ReadonlyArray<Category>
}

/** Maximum number of category levels: two more than the assortment has. Deeper data are rejected. */
const levels = 4

export const Category: Schema.Codec<Category> = nested<Category>(levels, (subCategories) =>
  Schema.Struct({
    id: Schema.NonEmptyString,
    name: Schema.NonEmptyString,
    link: Schema.NonEmptyString,
    image: Schema.String,
    subCategories,
  }),
)
