import * as Schema from "effect/Schema"

/** Data about a login, sent to the search service (storefront 7, tracking). */
export class SearchLogin extends Schema.Opaque<SearchLogin>()(
  Schema.Struct({
    /** Id of the chosen market. */
    purchaserId: Schema.NonEmptyString,
    /** Id of the visit in this browser tab, see `trackingKeys`. */
    sid: Schema.NonEmptyString,
    userId: Schema.NonEmptyString,
  }),
) {}
