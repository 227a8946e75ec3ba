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
    /** Set while the basket reports that a command has removed the lines of articles that are no longer sold. */
    hasLostLines: Schema.optionalKey(Schema.Literal(true)),
  }),
) {}

/** A basket as it is stored: the visitor's choices, without prices or product data. */
export class KeptBasket extends Schema.Opaque<KeptBasket>()(
  Schema.Struct({
    lines: Schema.Array(BasketItem),
    attached: Attached,
  }),
) {}
