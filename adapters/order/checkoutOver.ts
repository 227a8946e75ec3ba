import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket, keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { CheckoutError, type Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { OrderRequest } from "@heimwerk/core/order/CheckoutOffer.ts"
import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { newOrderId } from "@heimwerk/core/order/newOrderId.ts"
import { offerOf } from "@heimwerk/core/order/offerOf.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import type { BankAccount } from "@heimwerk/core/payment/BankAccount.ts"
import { type PaymentService, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import { withKeyFacts } from "@heimwerk/core/order/withKeyFacts.ts"
import { withoutStaff } from "@heimwerk/core/order/withoutStaff.ts"
import { placing, type Refused, takenPieces } from "@heimwerk/core/order/placing.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import type { FederalState } from "@heimwerk/core/place/FederalState.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { stateNamed } from "@heimwerk/core/place/stateNamed.ts"
import type { ShippingRoute } from "@heimwerk/core/promise/deliveryPromise.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Plz } from "@heimwerk/core/values/Plz.ts"

import type { VisitorStore } from "../visitor/VisitorStore.ts"
import { changeOrder } from "./changeOrder.ts"
import { orderPayments } from "./orderPayments.ts"
import { payableOrder } from "./payableOrder.ts"
import { orderMailing } from "./orderMailing.ts"
import { endPayments } from "./settleOrder.ts"
import type { OrderStore, TakenStock } from "./OrderStore.ts"

/** The visitor whose basket is ordered. */
export interface OrderingVisitor {
  readonly visitorId: string
  readonly lists: VisitorStore
  readonly customerId: string | undefined
}

interface CheckoutParts<E> {
  /** The visitor who orders. It is absent for a request without a session, whose basket is empty. */
  readonly visitor: OrderingVisitor | undefined
  readonly store: OrderStore<E>
  readonly catalog: Catalog["Service"]
  readonly markets: Markets["Service"]
  readonly places: Places["Service"]
  /** The federal state of the warehouse. */
  readonly warehouse: FederalState
  /** The shop's bank account. */
  readonly account: BankAccount
  /** The payment service and the payment methods of the shop. */
  readonly payments: PaymentService
}

/** Maximum number of articles whose details are read in parallel. */
const maxParallelReads = 4

const fingerprintOf = fingerprintOver("order", OrderRequest)

const toError = (cause: unknown): CheckoutError => {
  if (cause instanceof CheckoutError) return cause
  const reason = cause instanceof PaymentsError ? "PaymentUnavailable" : "Unavailable"
  return new CheckoutError({ reason, cause })
}

const stockOf = (order: Order, products: Parameters<typeof takenPieces>[1]): TakenStock | undefined => {
  const pieces = takenPieces(order, products)
  const marketId = order.deliveries.find((delivery) => delivery.marketId !== undefined)?.marketId
  return marketId === undefined || pieces.length === 0 ? undefined : { marketId, pieces }
}

/**
 * Makes one visitor's checkout from a store of orders and the visitor's basket. An order is placed in one
 * transaction, which locks the basket, checks everything again, takes the stock, writes the order, empties the
 * basket and queues the confirmation.
 */
export const checkoutOver = <E>({
  account,
  catalog,
  markets,
  payments,
  places,
  store,
  visitor,
  warehouse,
}: CheckoutParts<E>): Checkout["Service"] => {
  const online = orderPayments({ account, markets, origin: store.retailer.origin, payments, store })
  const { methods } = payments
  const { brand } = store.retailer

  const marketOf = (marketId: MarketId | undefined) =>
    marketId === undefined
      ? Effect.succeed(undefined)
      : Effect.map(markets.all, (all) => all.find(({ id }) => id === marketId))

  /**
   * Returns the shipping route to a postcode. Without a known postcode it has no destination, so the holidays
   * of all states delay the promise.
   */
  const routeTo = (postalCode: Plz | undefined): Effect.Effect<ShippingRoute> =>
    postalCode === undefined
      ? Effect.succeed({ warehouse })
      : places.byId(`plz-${postalCode}`).pipe(
          Effect.map(({ region }) => stateNamed(region)),
          Effect.orElseSucceed(() => undefined),
          Effect.map((destination) => ({ warehouse, ...(destination === undefined ? {} : { destination }) })),
        )

  /** Reads the details of the articles of a basket. An article that is no longer in the catalogue is omitted. */
  const detailsOf = ({ lineItems }: Basket) =>
    Effect.forEach(
      new Set(lineItems.map(({ product }) => product.articleId)),
      (articleId) =>
        catalog.detail(articleId).pipe(
          Effect.map((detail) => [detail]),
          Effect.catchIf(
            ({ reason }) => reason === "NotFound",
            () => Effect.succeed([]),
          ),
        ),
      { concurrency: maxParallelReads },
    ).pipe(Effect.map((details) => details.flat()))

  const accepted = Effect.fnUntraced(function* (order: Order) {
    return { order: withoutStaff(order), token: yield* store.tokenOf(order.orderId) }
  })

  const place = Effect.fnUntraced(function* (
    { customerId, lists, visitorId }: OrderingVisitor,
    request: OrderRequest,
    key: string,
    details: ReadonlyArray<ProductDetail>,
  ) {
    // Comes before the lock of the basket, because a deletion of the account locks in this sequence, too.
    if (customerId !== undefined) yield* store.lockCustomer(customerId)
    const known = yield* store.byKey(visitorId, key)
    if (known !== undefined) return yield* accepted(known)
    const now = berlinTime(yield* Clock.currentTimeMillis)
    const market = yield* marketOf(request.marketId)
    const route = yield* routeTo(request.address?.postalCode)
    const orderId = yield* newOrderId(now.date)
    let refused: Refused | undefined
    let placed: { readonly order: Order; readonly taken: TakenStock | undefined } | undefined
    yield* lists
      .execute<"Refused">({
        key: `order-${key}`,
        fingerprint: fingerprintOf(request),
        isChangeOnce: true,
        ...(market === undefined ? {} : { marketId: market.id }),
        change: ({ basket, wishes }, supply) => {
          const result = placing({ account, basket, supply, request, market, orderId, now, route, methods })
          if ("reason" in result) {
            refused = result
            return "Refused"
          }
          placed = { order: result, taken: stockOf(result, supply.products) }
          return { basket: keptNothing, wishes }
        },
      })
      .pipe(
        Effect.mapError((failure) => {
          if (failure === "Refused") return new CheckoutError(refused ?? { reason: "Invalid" })
          return failure === "Invalid" ? new CheckoutError({ reason: "Invalid" }) : toError(failure)
        }),
      )
    if (placed === undefined) {
      // A parallel request with the same key has placed the order before this request got the lock.
      const twin = yield* store.byKey(visitorId, key)
      return twin === undefined ? yield* new CheckoutError({ reason: "Invalid" }) : yield* accepted(twin)
    }
    const { taken } = placed
    const { deliveries } = placed.order
    const order = { ...placed.order, deliveries: withKeyFacts(deliveries, details, brand) }
    // Another visitor has bought the last piece since the stock was read.
    if (taken !== undefined && !(yield* store.take(taken)))
      return yield* new CheckoutError({ reason: "OfferChanged" })
    yield* store.insert({ order, taken, visitorId, key, customerId })
    const result = yield* accepted(order)
    yield* store.send(orderMail(order, yield* orderMailing(store, orderId)))
    return result
  })

  /** Reads an order. Fails with `UnknownOrder` if the order does not exist or its link has another token. */
  const found = Effect.fnUntraced(function* (orderId: string, token: string, read: OrderStore<E>["read"]) {
    const stored = (yield* store.tokenOf(orderId)) === token ? yield* read(orderId) : undefined
    return stored ?? (yield* new CheckoutError({ reason: "UnknownOrder" }))
  })

  const cancel = Effect.fnUntraced(function* (orderId: string, token: string, event: OrderEvent) {
    const stored = yield* found(orderId, token, store.lock)
    const { order } = stored
    if (order.deliveries.every(({ state }) => state === "cancelled")) return order
    const cancelled = yield* changeOrder(store, stored, event)
    return cancelled ?? (yield* new CheckoutError({ reason: "NotCancellable" }))
  }, store.atomically)

  return {
    offer: Effect.fn("Checkout.offer")(function* (marketId, postalCode) {
      const market = yield* marketOf(marketId)
      const basket = visitor === undefined ? emptyBasket : yield* visitor.lists.basket
      const articles = [...new Set(basket.lineItems.map(({ product }) => product.articleId))]
      const products = yield* catalog.records(articles, market?.id)
      const offer = offerOf({
        basket,
        products,
        market,
        now: berlinTime(yield* Clock.currentTimeMillis),
        route: yield* routeTo(postalCode),
        methods,
        postalCode,
      })
      return { ...offer, deliveries: withKeyFacts(offer.deliveries, yield* detailsOf(basket), brand) }
    }, Effect.mapError(toError)),

    place: Effect.fn("Checkout.place")(function* (request, key) {
      if (visitor === undefined) return yield* new CheckoutError({ reason: "NotOrderable" })
      // The catalogue may be an outside service, for which no transaction may wait. A basket that changes
      // after this reading is refused, because the customer has not seen the change.
      const details = yield* detailsOf(yield* visitor.lists.basket)
      return yield* store.atomically(place(visitor, request, key, details))
    }, Effect.mapError(toError)),

    byLink: Effect.fn("Checkout.byLink")(function* (orderId, token) {
      return payableOrder((yield* found(orderId, token, store.read)).order, methods)
    }, Effect.mapError(toError)),

    cancel: Effect.fn("Checkout.cancel")(function* (orderId, token) {
      const { order } = yield* found(orderId, token, store.read)
      const event: OrderEvent = { kind: "cancel", actor: "customer", at: yield* Clock.currentTimeMillis }
      // The payments end before the order is cancelled (ADR 0051). If staff begin picking in between, the
      // cancellation is refused. Nothing is lost then: a delivery can be picked only when it is paid or needs no
      // payment, and another delivery that still waits can be paid again. With the reverse sequence, a crash
      // between the steps would leave the payments of a cancelled order open.
      if (orderReducer(order, event) !== undefined) yield* endPayments({ markets, payments, store }, order)
      return withoutStaff(yield* cancel(orderId, token, event))
    }, Effect.mapError(toError)),

    pay: Effect.fn("Checkout.pay")(function* (orderId, token, method) {
      const page = yield* online.pay((yield* found(orderId, token, store.read)).order, token, method)
      return page === undefined ? {} : { page }
    }, Effect.mapError(toError)),

    confirmPayment: Effect.fn("Checkout.confirmPayment")(function* (orderId, token) {
      const { order } = yield* found(orderId, token, store.read)
      return payableOrder(yield* online.refresh(order), methods)
    }, Effect.mapError(toError)),
  }
}
