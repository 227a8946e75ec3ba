import * as Schema from "effect/Schema"

/** What the search service is told about a login (storefront 7, tracking). */
export const SearchLogin = Schema.Struct({
  /** The chosen market. */
  purchaserId: Schema.NonEmptyString,
  /** The number of this tab's visit, see `trackingKeys`. */
  sid: Schema.NonEmptyString,
  userId: Schema.NonEmptyString,
})
export type SearchLogin = typeof SearchLogin.Type
