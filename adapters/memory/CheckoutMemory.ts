import { Context, Effect, Layer } from "effect"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { Assortment } from "@heimwerk/core/catalog/Assortment.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Outbox, type OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"

import { checkoutOver, type OrderingVisitor } from "../order/checkoutOver.ts"
import type { NewOrder, OrderStore, TakenStock } from "../order/OrderStore.ts"
import { mailingStore } from "./mailingStore.ts"
import { VisitorMemory } from "./VisitorMemory.ts"

/** An assortment with a stock that orders change. */
export interface MovableStock {
  readonly assortment: Assortment
  /**
   * Adds pieces to the stock, or removes them with the sign -1. Returns false and changes nothing if the
   * stock has too few pieces.
   */
  readonly move: (taken: TakenStock, sign: 1 | -1) => boolean
}

/** Lets orders change the stock of an assortment. The given assortment itself stays unchanged. */
export const movableStock = (assortment: Assortment): MovableStock => {
  const changes = new Map<string, number>()
  const keyOf = (articleId: string, marketId: string) => `${articleId} ${marketId}`
  const stock: Assortment["stock"] = (articleId, marketId) =>
    assortment.stock(articleId, marketId) + (changes.get(keyOf(articleId, marketId)) ?? 0)
  return {
    assortment: { ...assortment, stock },
    move: ({ marketId, pieces }, sign) => {
      if (pieces.some(({ articleId, quantity }) => stock(articleId, marketId) + sign * quantity < 0))
        return false
      for (const { articleId, quantity } of pieces) {
        const key = keyOf(articleId, marketId)
        changes.set(key, (changes.get(key) ?? 0) + sign * quantity)
      }
      return true
    },
  }
}

/** All orders in memory, shared by the visitors of one shop. */
export class OrderStoreMemory extends Context.Service<OrderStoreMemory, OrderStore<OutboxError>>()(
  "adapters/memory/OrderStoreMemory",
) {
  static readonly layer = ({ move }: MovableStock): Layer.Layer<OrderStoreMemory, never, Outbox> =>
    Layer.effect(
      OrderStoreMemory,
      Effect.gen(function* () {
        const outbox = yield* Outbox
        const retailer = yield* Retailer
        const orders = new Map<string, NewOrder>()
        const tokens = new Map<string, string>()
        const notices = new Set<string>()
        const numbers = new Map<string, number>()
        const read: OrderStore<never>["read"] = (orderId) => Effect.sync(() => orders.get(orderId))
        return {
          ...mailingStore(outbox),
          read,
          lock: read,
          lockCustomer: () => Effect.void,
          byKey: (visitorId, key) =>
            Effect.sync(
              () => [...orders.values()].find((one) => one.visitorId === visitorId && one.key === key)?.order,
            ),
          insert: (placed) => Effect.sync(() => orders.set(placed.order.orderId, placed)),
          update: (stored) =>
            Effect.sync(() => {
              const before = orders.get(stored.order.orderId)
              if (before !== undefined)
                orders.set(stored.order.orderId, { ...before, taken: undefined, ...stored })
            }),
          take: (taken) => Effect.sync(() => move(taken, -1)),
          release: (taken) => Effect.sync(() => move(taken, 1)),
          nextInvoice: (year) =>
            Effect.sync(() => {
              const next = (numbers.get(year) ?? 0) + 1
              numbers.set(year, next)
              return next
            }),
          claimNotice: (noticeId) =>
            Effect.sync(() => !notices.has(noticeId) && notices.add(noticeId).has(noticeId)),
          tokenOf: (orderId) =>
            Effect.map(randomKey, (fresh) => {
              const token = tokens.get(orderId) ?? fresh
              tokens.set(orderId, token)
              return token
            }),
          retailer,
        }
      }),
    )
}

/**
 * One visitor's checkout in memory. It has no rollback: if placing an order fails, the changes made before
 * the failure stay.
 *
 * @param visitor the visitor who orders; absent for a request without a session
 * @param origin the origin of the links in mails
 */
export const layer = (
  visitor: Pick<OrderingVisitor, "visitorId" | "customerId"> | undefined,
  origin: string,
): Layer.Layer<Checkout, never, OrderStoreMemory | VisitorMemory | Catalog | Markets | Places> =>
  Layer.effect(
    Checkout,
    Effect.gen(function* () {
      const lists = yield* VisitorMemory
      const store = yield* OrderStoreMemory
      return checkoutOver({
        store: { ...store, retailer: { ...store.retailer, origin } },
        catalog: yield* Catalog,
        markets: yield* Markets,
        places: yield* Places,
        warehouse: yield* Warehouse,
        account: yield* ShopAccount,
        payments: yield* Payments,
        visitor: visitor && { ...visitor, lists },
      })
    }),
  )
