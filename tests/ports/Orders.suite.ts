import { assert } from "@effect/vitest"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { summaryOf } from "@heimwerk/core/order/orderOf.ts"
import { Effect } from "effect"

import { expiredCoupon } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

/** Orders and coupons port of one visitor. */
interface Purchases {
  readonly orders: Orders["Service"]
  readonly coupons: Coupons["Service"]
}

/**
 * Tests for every adapter of orders and coupons.
 *
 * @param buyer a customer with at least two orders
 * @param other a customer with other orders
 * @param nobody a visitor who is not logged in
 */
export const ordersSuite = <R>(
  it: SuiteIt<R>,
  {
    buyer,
    nobody,
    other,
  }: Readonly<Record<"buyer" | "other" | "nobody", Effect.Effect<Purchases, never, NoInfer<R>>>>,
) => {
  it.effect(
    "orders are listed with the newest first, and a single order has the same sums as in the list",
    () =>
      Effect.gen(function* () {
        const { orders } = yield* buyer
        const list = yield* orders.list
        assert.isAtLeast(list.length, 2)
        const days = list.map(({ orderedOn }) => orderedOn)
        assert.deepStrictEqual(days, days.toSorted().toReversed())
        for (const summary of list) {
          const order = yield* orders.get(summary.orderId)
          assert.deepStrictEqual(summaryOf(order), summary)
          assert.strictEqual(
            order.deliveries.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.sum, 0),
            order.goods,
          )
        }
      }),
  )

  it.effect("reading another customer's order fails in the same way as reading an unknown order", () =>
    Effect.gen(function* () {
      const [theirs] = yield* (yield* other).orders.list
      const { orders } = yield* buyer
      for (const id of [theirs?.orderId ?? "", "HW-0", "' or 1=1 --", "a\u0000"])
        assert.strictEqual((yield* Effect.flip(orders.get(id))).reason, "UnknownOrder")
    }),
  )

  it.effect("a logged-in customer is offered coupons with a label, but no expired coupon", () =>
    Effect.gen(function* () {
      const { coupons } = yield* buyer
      const offered = yield* coupons.offered
      assert.isNotEmpty(offered)
      assert.isNotEmpty(offered[0]?.label)
      assert.notInclude(
        offered.map(({ couponId }) => couponId),
        expiredCoupon.couponId,
      )
    }),
  )

  it.effect("a visitor who is not logged in has no access to orders and coupons", () =>
    Effect.gen(function* () {
      const { coupons, orders } = yield* nobody
      assert.strictEqual((yield* Effect.flip(orders.list)).reason, "NotLoggedIn")
      assert.strictEqual((yield* Effect.flip(orders.get("HW-0"))).reason, "NotLoggedIn")
      assert.strictEqual((yield* Effect.flip(coupons.offered)).reason, "NotLoggedIn")
    }),
  )
}
