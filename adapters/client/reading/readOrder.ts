import type {
  DeliveryPromise,
  Order,
  OrderDelivery,
  OrderEvent,
  OrderLine,
  OrderSummary,
  ReturnedPieces,
} from "@heimwerk/core/order/Order.ts"
import type { Invoice } from "@heimwerk/core/order/Invoice.ts"
import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import type { BankAccount } from "@heimwerk/core/payment/BankAccount.ts"
import type { BookedTransfer, Payment, Refund } from "@heimwerk/core/payment/Payment.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import type { FederalState } from "@heimwerk/core/place/FederalState.ts"
import type { Parcel } from "@heimwerk/core/shipping/Parcel.ts"

import { lineProduct } from "./lineProduct.ts"
import { all, filledText, guarded, oneOf, optional, type Read, struct, text, whole } from "./Read.ts"
import { readContact } from "./readPerson.ts"
import { articleId, cents, day, marketId, quantity } from "./values.ts"

export const deliveryType: Read<OrderDelivery["deliveryType"]> = oneOf("marketPickup", "homeDelivery")

export const paymentMethod: Read<PaymentMethod> = oneOf(
  "payInMarket",
  "bankTransfer",
  "card",
  "paypal",
  "klarna",
  "sepaDebit",
)

const state: Read<OrderState> = oneOf(
  "reserved",
  "awaitingPayment",
  "paid",
  "picking",
  "ready",
  "collected",
  "shipped",
  "delivered",
  "cancelled",
  "expired",
  "returned",
)

const federalState: Read<FederalState> = oneOf(
  "BB",
  "BE",
  "BW",
  "BY",
  "HB",
  "HE",
  "HH",
  "MV",
  "NI",
  "NW",
  "RP",
  "SH",
  "SL",
  "SN",
  "ST",
  "TH",
)

/** Reads the promise of a delivery. Its instants are in epoch milliseconds. */
export const readPromise: Read<DeliveryPromise> = struct<DeliveryPromise>({
  text,
  prepaidText: optional(text),
  readyAt: optional(whole),
  keptUntil: optional(whole),
  arrivesFrom: optional(day),
  arrivesBy: optional(day),
  route: optional(
    struct<NonNullable<DeliveryPromise["route"]>>({
      warehouse: federalState,
      destination: optional(federalState),
    }),
  ),
})

const parcel = struct<Parcel>({ carrier: filledText, number: text, link: optional(text) })

const orderLine = struct<OrderLine>({
  product: lineProduct,
  quantity,
  unitPrice: cents,
  sum: cents,
  facts: optional(all(filledText)),
  returned: optional(quantity),
})

const delivery = struct<OrderDelivery>({
  deliveryId: filledText,
  deliveryType,
  state,
  marketId: optional(marketId),
  destination: all(text),
  promise: optional(readPromise),
  pickupCode: optional(text),
  parcel: optional(parcel),
  lines: all(orderLine),
})

const event = struct<OrderEvent>({
  kind: oneOf("pay", "pick", "makeReady", "handOut", "ship", "deliver", "cancel", "expire", "return"),
  actor: oneOf("customer", "staff", "payments", "deadline"),
  at: whole,
  deliveryId: optional(text),
  by: optional(text),
  cents: optional(cents),
  parcel: optional(parcel),
  pieces: optional(all(struct<ReturnedPieces>({ articleId, quantity }))),
})

const payment = struct<Payment>({
  paymentId: filledText,
  method: paymentMethod,
  cents,
  state: oneOf("open", "processing", "failed", "expired", "paid"),
  charge: optional(filledText),
})

const onlyTrue: Read<true> = guarded((raw) => raw === true)

const refund = struct<Refund>({
  refundId: filledText,
  paymentId: optional(filledText),
  serviceId: optional(text),
  isByHand: optional(onlyTrue),
  cents,
  at: whole,
  by: optional(text),
  refusals: optional(whole),
  doneAt: optional(whole),
  failedAt: optional(whole),
  isClosed: optional(onlyTrue),
})

const invoice = struct<Invoice>({
  number: text,
  corrects: optional(text),
  deliveryId: text,
  issuedOn: day,
  retailer: all(text),
  recipient: all(text),
  collectedIn: optional(all(text)),
  lines: all(
    struct<Invoice["lines"][number]>({
      articleId: text,
      name: text,
      quantity: text,
      unitPrice: cents,
      sum: cents,
    }),
  ),
  discount: cents,
  shipping: cents,
  vatRate: whole,
  vat: cents,
  total: cents,
})

const summary = { orderId: filledText, orderedOn: day, pieces: whole, total: cents }

/** Reads an entry of the list of purchases. */
export const readOrderSummary: Read<OrderSummary> = struct<OrderSummary>({
  ...summary,
  deliveries: all(struct<OrderSummary["deliveries"][number]>({ deliveryType, state })),
})

/** Reads an order with its deliveries, payments, refunds, invoices and events. */
export const readOrder: Read<Order> = struct<Order>({
  ...summary,
  contact: readContact,
  payment: paymentMethod,
  bankAccount: optional(struct<BankAccount>({ holder: text, iban: text, bic: optional(text) })),
  payBy: optional(whole),
  payments: optional(all(payment)),
  transfers: optional(all(struct<BookedTransfer>({ cents, at: whole, by: optional(text) }))),
  refunds: optional(all(refund)),
  due: optional(cents),
  payWith: optional(all(paymentMethod)),
  token: optional(filledText),
  deliveries: all(delivery),
  goods: cents,
  discount: cents,
  shipping: cents,
  vat: cents,
  invoices: optional(all(invoice)),
  events: all(event),
})
