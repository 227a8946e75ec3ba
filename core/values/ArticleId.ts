import * as Schema from "effect/Schema"

/**
 * The article number on the price tag: 6 to 10 digits.
 * @stability stable
 * @example
 * import { ArticleId } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * ArticleId.make("1000001") // => "1000001"
 * Schema.is(ArticleId)("12") // => false
 */
export const ArticleId = Schema.String.check(
  Schema.isPattern(/^\d{6,10}$/u, { message: "Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben." }),
).pipe(Schema.brand("ArticleId"))

export type ArticleId = typeof ArticleId.Type
