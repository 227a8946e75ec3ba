import { assert } from "@effect/vitest"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { fillBasket } from "../../support/orders/actions.ts"
import { compare } from "../../support/orders/compare.ts"
import { Ledger } from "../../support/orders/ledger.ts"
import { modelTimeout, runOrderModel } from "../../support/orders/orderModel.ts"
import { killed, orderClock, type OrderShop } from "../../support/orders/OrderShop.ts"
import { sqlShop } from "../../support/orders/sqlShop.ts"

const lines = [
  { article: 1, quantity: 2, deliveryType: "marketPickup" },
  { article: 2, quantity: 1, deliveryType: "marketPickup" },
] as const

/**
 * Kills work before its first statement, then before its second, and so on, until the work ends without a
 * kill. Asserts that killed work changes nothing. Returns the result with the number of statements.
 */
const killedEverywhere = Effect.fnUntraced(function* <A, E>(
  shop: OrderShop,
  ledger: Ledger,
  work: Effect.Effect<A, E>,
) {
  for (let step = 1; ; step++) {
    const result = yield* shop.killedAt(work, step)
    if (result !== killed) return { result, statements: step - 1 }
    yield* compare(shop, ledger)
  }
})

/** Tests orders in a database with random commands, and with a kill before every statement of each change. */
export const orderModelSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>) => {
  it.effect(
    "money, stock, events and mails of orders equal those of a simple model after any commands, even if the server is killed during a command",
    () => runOrderModel(sqlShop, 6),
    modelTimeout,
  )

  it.effect(
    "if the server is killed before any statement of placing, paying, picking, handing out or cancelling an order, money, stock, events and mails stay unchanged",
    () =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const [shop, ledger] = [yield* sqlShop, new Ledger(() => now)]
        const { checkout, place } = yield* fillBasket(shop, lines, "bankTransfer")
        const placed = yield* killedEverywhere(shop, ledger, place)
        assert.isAbove(placed.statements, 10)
        const { order, token } = placed.result
        ledger.place(lines, "bankTransfer", order)
        yield* compare(shop, ledger)
        for (const kind of ["pay", "pick", "makeReady", "handOut"] as const) {
          const { statements } = yield* killedEverywhere(shop, ledger, shop.step(order.orderId, { kind }))
          assert.isAtLeast(statements, 2)
          const [known] = ledger.orders
          assert.isTrue(known !== undefined && ledger.step(known, "staff", { kind }))
          yield* compare(shop, ledger)
        }
        assert.strictEqual(
          (yield* Effect.flip(checkout.cancel(order.orderId, token))).reason,
          "NotCancellable",
        )

        const second = yield* fillBasket(shop, lines, "payInMarket")
        const reserved = yield* second.place
        ledger.place(lines, "payInMarket", reserved.order)
        const cancelling = second.checkout.cancel(reserved.order.orderId, reserved.token)
        assert.isAtLeast((yield* killedEverywhere(shop, ledger, cancelling)).statements, 4)
        const known = ledger.orders[1]
        assert.isTrue(known !== undefined && ledger.step(known, "customer", { kind: "cancel" }))
        yield* compare(shop, ledger)
      }).pipe((test) =>
        Effect.flatMap(Clock.Clock, (real) =>
          Effect.provideService(test, Clock.Clock, orderClock(real).clock),
        ),
      ),
  )
}
