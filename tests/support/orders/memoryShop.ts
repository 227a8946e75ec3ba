import { meetDeadlines } from "@heimwerk/adapters/order/meetDeadlines.ts"
import { receiveNotice } from "@heimwerk/adapters/order/paymentNotice.ts"
import { refundByStaff } from "@heimwerk/adapters/order/refundByStaff.ts"
import { sendRefunds } from "@heimwerk/adapters/order/sendRefunds.ts"
import { staffStep } from "@heimwerk/adapters/order/staffStep.ts"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as CheckoutMemory from "@heimwerk/adapters/memory/CheckoutMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { deadlineOf } from "@heimwerk/core/order/deadline.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Clock, Effect, Layer } from "effect"

import { paymentService } from "../paymentService.ts"
import { smallWorld } from "../smallWorld.ts"
import { orderedArticles, orderedIds, orderMarket, type OrderShop } from "./OrderShop.ts"

const { OrderStoreMemory } = CheckoutMemory

/** Opens a shop whose orders are in memory. */
export const memoryShop = Effect.gen(function* () {
  const sent: Array<Mail> = []
  const orderIds: Array<string> = []
  const service = paymentService()
  let visitors = 0
  const stock = CheckoutMemory.movableStock({
    ...smallWorld.assortment,
    stock: (articleId, marketId) =>
      marketId === orderMarket ? (orderedArticles[orderedIds.indexOf(articleId)]?.pieces ?? 0) : 0,
  })
  /** The store, with a list of the ids of its orders. */
  const store = Layer.effect(
    OrderStoreMemory,
    Effect.map(OrderStoreMemory, (orders) => ({
      ...orders,
      insert: (placed: Parameters<typeof orders.insert>[0]) =>
        Effect.andThen(
          Effect.sync(() => orderIds.push(placed.order.orderId)),
          orders.insert(placed),
        ),
    })),
  ).pipe(Layer.provide(OrderStoreMemory.layer(stock)), Layer.provide(OutboxMemory.layer(sent)))
  const services = yield* Layer.build(
    Layer.mergeAll(
      CatalogMemory.layer(stock.assortment),
      MarketsMemory.layer(smallWorld.markets),
      PlacesMemory.layer(smallWorld.places),
      store,
    ),
  )
  const shop = Effect.gen(function* () {
    const orders = yield* OrderStoreMemory
    const markets = yield* Markets
    return {
      visitor: Effect.suspend(() => {
        const visitorId = `visitor-${(visitors += 1)}`
        return Effect.all({ baskets: Baskets, checkout: Checkout }).pipe(
          Effect.provide(
            Layer.mergeAll(
              BasketsMemory.layer,
              CheckoutMemory.layer({ visitorId, customerId: undefined }, "https://shop.example"),
            ).pipe(Layer.provide(VisitorMemory.layer(smallWorld.benefits)), Layer.fresh),
          ),
          Effect.provideContext(services),
          Effect.provideService(Payments, service.port),
        )
      }),
      service,
      step: (orderId, step) => staffStep({ store: orders, markets, payments: service.port }, orderId, step),
      notice: (notice) => receiveNotice(orders, service.port, markets, notice),
      refund: (orderId, refund) => refundByStaff(orders, orderId, refund),
      sendRefunds: Effect.forEach(orderIds, (orderId) =>
        Effect.catchTag(sendRefunds(orders, service.port, orderId), "PaymentsError", () => Effect.void),
      ),
      expire: Effect.gen(function* () {
        const at = yield* Clock.currentTimeMillis
        for (const orderId of orderIds) {
          const stored = yield* orders.read(orderId)
          if (
            stored !== undefined &&
            (deadlineOf(stored.order, DeliveredAfter.defaultValue()) ?? Infinity) <= at
          )
            yield* meetDeadlines({ store: orders, markets, payments: service.port }, stored.order).pipe(
              Effect.catchTag("PaymentsError", () => Effect.void),
            )
        }
      }),
      orders: Effect.map(Effect.forEach(orderIds, orders.read), (all) =>
        all.flatMap((stored) => (stored === undefined ? [] : [stored.order])),
      ),
      stock: Effect.sync(() => orderedIds.map((id) => stock.assortment.stock(id, orderMarket))),
      mails: Effect.sync(() => sent.map(({ id }) => id)),
      killedAt: (work) => work,
    } satisfies OrderShop
  })
  return yield* Effect.provideContext(shop, services)
})
