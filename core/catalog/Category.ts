import * as Schema from "effect/Schema"

/** A category of the assortment: 12 main ones with at most 20 sub-categories each (storefront 9). */
export interface Category {
  readonly id: string
  readonly name: string
  /** The path of its page, `/c/{slug}/{id}`. */
  readonly link: string
  readonly image: string
  readonly subCategories: ReadonlyArray<Category>
}

export const Category: Schema.Codec<Category> = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  link: Schema.NonEmptyString,
  image: Schema.String,
  subCategories: Schema.Array(Schema.suspend((): Schema.Codec<Category> => Category)),
})
