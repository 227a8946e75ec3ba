import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { slug } from "@heimwerk/core/values/slug.ts"
import * as Schema from "effect/Schema"

import { ownPicture } from "./ownPicture.ts"
import { pageLink } from "./pageLink.ts"

const fields = {
  /** The id is part of the path of the category's page. */
  id: Schema.String.check(
    Schema.isPattern(/^[\w-]{1,40}$/u, {
      message: "Bitte 1 bis 40 Zeichen aus Buchstaben, Ziffern, - und _ angeben.",
    }),
  ),
  name: Schema.NonEmptyString,
  link: Schema.optionalKey(Schema.NonEmptyString),
  image: Schema.optionalKey(Schema.String.check(ownPicture)),
}
const ownLink = pageLink(
  "c",
  ({ id }: { readonly id: string; readonly link?: string }) => id,
  "Bitte einen Pfad wie /c/bretter/1001 angeben, mit der eigenen id und ohne Umlaute.",
)
const SubCategoryRecord = Schema.Struct({
  ...fields,
  subCategories: Schema.optionalKey(Schema.Array(Schema.Never)),
}).check(ownLink)

/** A main category of `categories.json` with its sub-categories. */
export const CategoryRecord = Schema.Struct({
  ...fields,
  subCategories: Schema.Array(SubCategoryRecord),
}).check(ownLink)
export type CategoryRecord = typeof CategoryRecord.Type

const filled = ({ id, image, link, name }: Omit<CategoryRecord, "subCategories">) => ({
  id,
  name,
  link: link ?? `/c/${slug(name) || "kategorie"}/${id}`,
  image: image ?? `/bilder/kategorie/${id}`,
})

export const categoryOf = (record: CategoryRecord): Category => ({
  ...filled(record),
  subCategories: record.subCategories.map((sub) => ({ ...filled(sub), subCategories: [] })),
})
