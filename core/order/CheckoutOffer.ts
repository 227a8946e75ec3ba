import * as Schema from "effect/Schema"

import { NewAddress } from "../addressBook/BookAddress.ts"
import { Basket, BasketLine } from "../basket/Basket.ts"
import { PaymentMethod } from "../payment/PaymentMethod.ts"
import { CalendarDate } from "../values/CalendarDate.ts"
import { Cents } from "../values/Cents.ts"
import { MarketId } from "../values/MarketId.ts"
import { Order, OrderContact, OrderDelivery, OrderLine } from "./Order.ts"

/** One delivery of an offer: basket lines that reach the customer together. */
export class OfferedDelivery extends Schema.Opaque<OfferedDelivery>()(
  Schema.Struct({
    deliveryType: OrderDelivery.fields.deliveryType,
    /** The market of a pickup. */
    marketId: Schema.optionalKey(MarketId),
    /** The name of the market, for a pickup. */
    marketName: Schema.optionalKey(Schema.String),
    promise: OrderDelivery.fields.promise,
    /** The basket lines with the key facts of their articles. */
    lines: Schema.Array(Schema.Struct({ ...BasketLine.fields, facts: OrderLine.fields.facts })),
  }),
) {}

/** The content and the cost of an order if the basket is ordered now. Computed by the server. */
export class CheckoutOffer extends Schema.Opaque<CheckoutOffer>()(
  Schema.Struct({
    deliveries: Schema.Array(OfferedDelivery),
    /** The rows of the basket's price calculation: the goods and the discounts, without shipping. */
    totals: Basket.fields.totals,
    shipping: Cents,
    /** The part of the shipping cost that is charged for a delivery to an island, in cents. */
    islandSurcharge: Schema.optionalKey(Cents),
    /** VAT in the total, in cents. */
    vat: Cents,
    /** The amount to pay, in cents. */
    total: Cents,
    payments: Schema.Array(PaymentMethod),
    /** German sentences that say why the basket cannot be ordered. Empty if it can be ordered. */
    problems: Schema.Array(Schema.String),
  }),
) {}

/** The part of an offer that the customer saw and agreed to. */
export class SeenOffer extends Schema.Opaque<SeenOffer>()(
  Schema.Struct({
    total: Cents,
    lines: Schema.Array(
      Schema.Struct({
        lineItemId: BasketLine.fields.lineItemId,
        quantity: BasketLine.fields.quantity,
        unitPrice: Cents,
      }),
    ),
    /** The market of the pickup that was shown. Absent in requests of older pages. */
    marketId: Schema.optionalKey(MarketId),
    /** The pickup time that was shown, in epoch milliseconds. */
    readyAt: Schema.optionalKey(Schema.Int),
    /** The last delivery day that was shown. */
    arrivesBy: Schema.optionalKey(CalendarDate),
  }),
) {}

/** The address of a delivery to the home. */
export class OrderAddress extends Schema.Opaque<OrderAddress>()(
  Schema.Struct({
    addition: NewAddress.fields.addition,
    street: NewAddress.fields.street,
    postalCode: NewAddress.fields.postalCode,
    city: NewAddress.fields.city,
  }),
) {}

/** The request with which a customer or a guest orders the whole basket. `seenOf` makes `seen` from the shown offer. */
export class OrderRequest extends Schema.Opaque<OrderRequest>()(
  Schema.Struct({
    contact: OrderContact,
    /** The delivery address, required for a delivery to the home. */
    address: Schema.optionalKey(OrderAddress),
    /** The market for the pickup. */
    marketId: Schema.optionalKey(MarketId),
    payment: PaymentMethod,
    seen: SeenOffer,
  }),
) {}

/** A placed order, and the token of the link with which the order can be read without a login. */
export class PlacedOrder extends Schema.Opaque<PlacedOrder>()(
  Schema.Struct({ order: Order, token: Schema.NonEmptyString }),
) {}
