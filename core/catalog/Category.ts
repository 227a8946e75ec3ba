import * as Schema from "effect/Schema"

import { nested } from "../values/nested.ts"

/**
 * A category of the assortment: 12 main ones with at most 20 sub-categories each (storefront 9).
 * @stability stable
 */
export interface Category {
  readonly id: string
  readonly name: string
  /** The path of its page, `/c/{slug}/{id}`. */
  readonly link: string
  readonly image: string
  readonly subCategories: ReadonlyArray<Category>
}

/** Two more levels than the assortment has; deeper data are no categories. */
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
