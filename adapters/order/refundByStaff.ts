import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { refundMail } from "@heimwerk/core/order/orderEventMail.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { overpaid, refundable } from "@heimwerk/core/order/orderBalance.ts"
import { withRefund } from "@heimwerk/core/order/orderRefunds.ts"
import { withRepeatedRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"

import { orderMailing } from "./orderMailing.ts"
import type { OrderStore } from "./OrderStore.ts"

/** A refund that staff decide. */
export interface StaffRefund {
  /** Amount in cents. Default: the money that is no longer owed. */
  readonly cents?: Cents | undefined
  /**
   * Makes a new refund for each failed one, and ignores `cents`. `online`: the payment service refunds again.
   * `transfer`: staff transfer the money themselves.
   */
  readonly again?: "online" | "transfer" | undefined
  /** The member of staff who decides the refund. */
  readonly by?: string | undefined
}

const refunded = (order: Order, { again, by, cents }: StaffRefund, at: number): Order | undefined => {
  if (again !== undefined) return withRepeatedRefunds(order, again, at, by)
  const maxCents = refundable(order)
  const amount = cents ?? overpaid(order)
  return amount <= 0 || amount > maxCents ? undefined : withRefund(order, amount, at, by)
}

/**
 * Refunds money of an order. The payment service refunds online payments within seconds. Staff pay back any
 * other money by hand, and the customer gets a mail. Returns the order, or `unknown` if it does not exist.
 * Returns `refused` if `cents` is too high, if nothing has to be refunded and `cents` is absent, or if `again`
 * is set and no failed refund can be repeated.
 */
export const refundByStaff = <E>(store: OrderStore<E>, orderId: string, refund: StaffRefund) =>
  store.atomically(
    Effect.gen(function* () {
      const stored = yield* store.lock(orderId)
      if (stored === undefined) return "unknown"
      const order = refunded(stored.order, refund, yield* Clock.currentTimeMillis)
      if (order === undefined) return "refused"
      yield* store.update({ ...stored, order })
      for (const made of order.refunds?.slice(stored.order.refunds?.length ?? 0) ?? [])
        if (made.doneAt !== undefined)
          yield* store.send(refundMail(order, made, yield* orderMailing(store, orderId)))
      return order
    }),
  )
