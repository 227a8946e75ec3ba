import * as Schema from "effect/Schema"

import { PersonalData } from "../account/PersonalData.ts"
import { DeliveryType, LineProduct } from "../basket/Basket.ts"
import { BankAccount } from "../payment/BankAccount.ts"
import { BookedTransfer, Payment, Refund } from "../payment/Payment.ts"
import { PaymentMethod } from "../payment/PaymentMethod.ts"
import { FederalState } from "../place/FederalState.ts"
import { Parcel } from "../shipping/Parcel.ts"
import { CalendarDate } from "../values/CalendarDate.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Email } from "../values/Email.ts"
import { MarketId } from "../values/MarketId.ts"
import { Quantity } from "../values/Quantity.ts"
import { StaffName } from "../values/StaffName.ts"
import { Invoice } from "./Invoice.ts"
import { OrderActor, OrderEventKind, OrderState } from "./OrderState.ts"

/**
 * One article of an order, with the price at the time of the order.
 * @stability stable
 * @example
 * import { OrderLine } from "@heimwerk/core/order"
 * import { ArticleId, toCents, toQuantity } from "@heimwerk/core/values"
 *
 * const line = ({ product, quantity }: OrderLine) => `${quantity} × ${product.name}`
 * const product = { articleId: ArticleId.make("1000001"), name: "Säge", brand: "Grimmholt", link: "", image: "" }
 * line({ product, quantity: toQuantity(2), unitPrice: toCents(4_999), sum: toCents(9_998) }) // => "2 × Säge"
 */
export class OrderLine extends Schema.Opaque<OrderLine>()(
  Schema.Struct({
    product: LineProduct,
    quantity: Quantity,
    unitPrice: Cents,
    sum: Cents,
    /** Key facts of the article, for example `Leistung: 620 W` or `Garantie: 5 Jahre`. Absent if the article had left the catalogue, and in older orders. */
    facts: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
    /**
     * Number of returned pieces. Absent if no piece of this line was returned, or if the whole delivery was
     * returned at once.
     */
    returned: Schema.optionalKey(Quantity),
  }),
) {}

/** The person who ordered. */
export class OrderContact extends Schema.Opaque<OrderContact>()(
  Schema.Struct({ ...PersonalData.fields, email: Email }),
) {}

/** The federal states whose public holidays delay a delivery. */
const ShippingRoute = Schema.Struct({
  warehouse: FederalState,
  destination: Schema.optionalKey(FederalState),
})

/** The promise of a delivery: German texts and times. Instants are in epoch milliseconds. */
export class DeliveryPromise extends Schema.Opaque<DeliveryPromise>()(
  Schema.Struct({
    text: Schema.String,
    /**
     * The promise for a payment that takes days: bank transfer or SEPA debit. It applies until the money
     * arrives.
     */
    prepaidText: Schema.optionalKey(Schema.String),
    /** For a pickup: the order can be collected from this instant. */
    readyAt: Schema.optionalKey(Schema.Int),
    /** For a pickup: the market keeps the order until this instant. */
    keptUntil: Schema.optionalKey(Schema.Int),
    /** For a delivery to the home: the first and the last possible day. */
    arrivesFrom: Schema.optionalKey(CalendarDate),
    arrivesBy: Schema.optionalKey(CalendarDate),
    route: Schema.optionalKey(ShippingRoute),
  }),
) {}

/**
 * The part of an order that reaches the customer together. An order has at most one delivery of each delivery
 * type.
 */
export class OrderDelivery extends Schema.Opaque<OrderDelivery>()(
  Schema.Struct({
    /** Id of the delivery, unique in the order: `1`, `2`. */
    deliveryId: Schema.NonEmptyString,
    deliveryType: DeliveryType,
    state: OrderState,
    marketId: Schema.optionalKey(MarketId),
    /** The destination, line by line: the market, or the delivery address at the time of the order. */
    destination: Schema.Array(Schema.String),
    promise: Schema.optionalKey(DeliveryPromise),
    /** For a pickup: the code that the customer shows in the market. Absent until the goods are ready. */
    pickupCode: Schema.optionalKey(Schema.String),
    /** For a delivery to the home: the parcel. Absent until the goods are shipped. */
    parcel: Schema.optionalKey(Parcel),
    lines: Schema.Array(OrderLine),
  }),
) {}

/** Pieces of an article that a customer returns. */
export class ReturnedPieces extends Schema.Opaque<ReturnedPieces>()(
  Schema.Struct({ articleId: ArticleId, quantity: Quantity }),
) {}

/**
 * An event of an order. Without `deliveryId`, the event concerns all open deliveries; a return then concerns
 * the whole order.
 */
export class OrderEvent extends Schema.Opaque<OrderEvent>()(
  Schema.Struct({
    kind: OrderEventKind,
    actor: OrderActor,
    /** Time of the event, in epoch milliseconds. */
    at: Schema.Int,
    deliveryId: Schema.optionalKey(Schema.String),
    /** The member of staff who caused the event. Absent in orders that customers read (see `withoutStaff`). */
    by: Schema.optionalKey(StaffName),
    /** The money that staff booked with a `pay` event, in cents. */
    cents: Schema.optionalKey(Cents),
    /** The parcel of a `ship` event. */
    parcel: Schema.optionalKey(Parcel),
    /** The returned pieces of a `return` event. Absent if everything is returned. */
    pieces: Schema.optionalKey(Schema.Array(ReturnedPieces)),
  }),
) {}

const summary = {
  orderId: Schema.NonEmptyString,
  /** The order date in Germany: `2026-11-02`. */
  orderedOn: CalendarDate,
  /** Total number of pieces. */
  pieces: Schema.Int,
  /** Total in cents, VAT and shipping included. */
  total: Cents,
}

/**
 * An order in the list of purchases (storefront 2, 'Einkäufe').
 * @stability stable
 * @example
 * import { account, createShop, orders } from "@heimwerk/adapters/client"
 * import { orderStateText, OrderSummary } from "@heimwerk/core/order"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account, orders })
 * await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const answer = await shop.orders.orders()
 * const [latest]: ReadonlyArray<OrderSummary> = answer.ok ? answer.value : []
 * latest?.deliveries.map(({ state }) => orderStateText(state)) // => ["In Bearbeitung"]
 */
export class OrderSummary extends Schema.Opaque<OrderSummary>()(
  Schema.Struct({
    ...summary,
    deliveries: Schema.Array(Schema.Struct({ deliveryType: DeliveryType, state: OrderState })),
  }),
) {}

/**
 * An order with its deliveries and events.
 * @stability stable
 * @example
 * import { Order } from "@heimwerk/core/order"
 *
 * const code = ({ deliveries }: Pick<Order, "deliveries">) => deliveries[0]?.pickupCode ?? "not ready"
 * code({ deliveries: [] }) // => "not ready"
 */
export class Order extends Schema.Opaque<Order>()(
  Schema.Struct({
    ...summary,
    contact: OrderContact,
    payment: PaymentMethod,
    /** The account for the bank transfer, as shown to the customer who chose this payment. */
    bankAccount: Schema.optionalKey(BankAccount),
    /** Time at which the order expires unless its online payment has arrived, in epoch milliseconds. */
    payBy: Schema.optionalKey(Schema.Int),
    /** The online payments, oldest first. A payment in the market, or a bank transfer of the exact price, is an event instead. */
    payments: Schema.optionalKey(Schema.Array(Payment)),
    /** Bank transfers of other amounts, or for an order that no longer waited for money, oldest first. */
    transfers: Schema.optionalKey(Schema.Array(BookedTransfer)),
    /** The refunds, oldest first. */
    refunds: Schema.optionalKey(Schema.Array(Refund)),
    /** The unpaid part of the total, in cents. Computed when a customer reads the order, never stored. */
    due: Schema.optionalKey(Cents),
    /**
     * Methods with which an unpaid online order can be paid now. Computed when a customer reads the order, never
     * stored.
     */
    payWith: Schema.optionalKey(Schema.Array(PaymentMethod)),
    /**
     * The token of the order's link. Computed when the customer reads the order in the account, never stored.
     */
    token: Schema.optionalKey(Schema.NonEmptyString),
    deliveries: Schema.Array(OrderDelivery),
    /** Sum of all lines, in cents. */
    goods: Cents,
    /** Discount by vouchers, coupons and employee cards, in cents. */
    discount: Cents,
    shipping: Cents,
    /** VAT contained in the total, in cents. */
    vat: Cents,
    /** Invoices and credit notes, oldest first. */
    invoices: Schema.optionalKey(Schema.Array(Invoice)),
    /** The events, oldest first. */
    events: Schema.Array(OrderEvent),
  }),
) {}
