import * as Schema from "effect/Schema"

import { BasketItem } from "./Basket.ts"
import { ChangedStock } from "./ChangedStock.ts"

/** The voucher, cards and coupons attached to a basket, and the result of the last stock check. */
export class Attached extends Schema.Opaque<Attached>()(
  Schema.Struct({
    voucherCode: Schema.optionalKey(Schema.String),
    loyaltyCardNumber: Schema.optionalKey(Schema.String),
    employeeCard: Schema.optionalKey(Schema.String),
    couponIds: Schema.Array(Schema.String),
    changedStock: ChangedStock,
  }),
) {}

/** A basket as it is stored: the visitor's choices, without prices or product data. */
export class KeptBasket extends Schema.Opaque<KeptBasket>()(
  Schema.Struct({
    lines: Schema.Array(BasketItem),
    attached: Attached,
  }),
) {}
