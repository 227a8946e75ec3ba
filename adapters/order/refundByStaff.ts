import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import { refundable, withRefund } from "@heimwerk/core/order/orderRefunds.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore } from "./OrderStore.ts"

/**
 * Refunds cents of an order, by default everything that can be refunded. Online payments are refunded by the
 * payment service within seconds. Any other money is paid back by hand; the customer gets a mail. Returns the
 * order, `unknown` if it does not exist, or `refused` if less can be refunded.
 */
export const refundByStaff = <E>(
  store: OrderStore<E>,
  orderId: string,
  cents: number | undefined,
  by?: string,
) =>
  store.atomically(
    Effect.gen(function* () {
      const stored = yield* store.lock(orderId)
      if (stored === undefined) return "unknown"
      const most = refundable(stored.order)
      const amount = cents ?? most
      if (amount <= 0 || amount > most) return "refused"
      const at = yield* Clock.currentTimeMillis
      const order = withRefund(stored.order, amount, at, by)
      yield* store.update({ ...stored, order })
      for (const refund of order.refunds?.slice(stored.order.refunds?.length ?? 0) ?? [])
        if (refund.doneAt !== undefined)
          yield* store.send(refundMail(order, refund, yield* orderMailing(store, orderId)))
      return order
    }),
  )
