import * as Schema from "effect/Schema"

import { CalendarDate } from "../values/CalendarDate.ts"
import { Cents } from "../values/Cents.ts"

/** A price an article had in a market; both days belong to it, and without a last one it lasts on. */
export const PricePeriod = Schema.Struct({
  from: CalendarDate,
  to: Schema.optionalKey(CalendarDate),
  amount: Cents,
  /** It was announced as a reduction. */
  isReduction: Schema.Boolean,
})
export type PricePeriod = typeof PricePeriod.Type

/** All prices of an article in a market, in any order. */
export const PriceHistory = Schema.Array(PricePeriod)
export type PriceHistory = typeof PriceHistory.Type
