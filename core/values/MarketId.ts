import * as Schema from "effect/Schema"

/**
 * The number of a market: 3 to 6 digits.
 * @stability stable
 * @example
 * import { MarketId } from "@heimwerk/core/values"
 * import * as Schema from "effect/Schema"
 *
 * MarketId.make("520") // => "520"
 * Schema.is(MarketId)("Köln") // => false
 */
export const MarketId = Schema.String.check(
  Schema.isPattern(/^\d{3,6}$/u, { message: "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben." }),
).pipe(Schema.brand("MarketId"))

export type MarketId = typeof MarketId.Type
