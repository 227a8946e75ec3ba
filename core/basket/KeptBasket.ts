import * as Schema from "effect/Schema"

import { BasketItem } from "./Basket.ts"
import { ChangedStock } from "./ChangedStock.ts"

/** What a visitor has attached to a basket, and what the last check of the stock found. */
export const Attached = Schema.Struct({
  voucherCode: Schema.optionalKey(Schema.String),
  loyaltyCardNumber: Schema.optionalKey(Schema.String),
  employeeCard: Schema.optionalKey(Schema.String),
  couponIds: Schema.Array(Schema.String),
  changedStock: ChangedStock,
})
export type Attached = typeof Attached.Type

/** A basket as it is kept: what was chosen, without anything that has a price. */
export const KeptBasket = Schema.Struct({
  lines: Schema.Array(BasketItem),
  attached: Attached,
})
export type KeptBasket = typeof KeptBasket.Type
