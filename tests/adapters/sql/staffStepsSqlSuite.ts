import { assert } from "@effect/vitest"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import type { SuiteIt } from "../../ports/Suite.ts"
import { fillBasket } from "../../support/orders/actions.ts"
import type { ModelLine } from "../../support/orders/ledgerOrder.ts"
import { orderClock, type OrderShop } from "../../support/orders/OrderShop.ts"
import { sqlShop } from "../../support/orders/sqlShop.ts"

const collected = { article: 1, quantity: 1, deliveryType: "marketPickup" } as const
const shipped = { article: 0, quantity: 1, deliveryType: "homeDelivery" } as const

/** A shop with one order. */
interface Placed {
  readonly shop: OrderShop
  readonly orderId: string
  readonly forward: (hours: number) => void
  /** The deliveries of the order as stored. */
  readonly deliveries: Effect.Effect<Order["deliveries"], unknown>
  /** Returns the texts of the queued mails with a subject. */
  readonly mails: (subject: string) => Effect.Effect<ReadonlyArray<string>, unknown>
}

/** Opens a shop with one order and a test clock (see `orderClock`), and runs a test with them. */
const withOrder = <E, R>(
  lines: ReadonlyArray<ModelLine>,
  payment: PaymentMethod,
  test: (placed: Placed) => Effect.Effect<void, E, R>,
) =>
  Effect.gen(function* () {
    const { clock, forward } = orderClock(yield* Clock.Clock)
    yield* Effect.provideService(
      Effect.gen(function* () {
        const [shop, sql] = [yield* sqlShop, yield* SqlClient.SqlClient]
        const { order } = yield* Effect.flatMap(fillBasket(shop, lines, payment), ({ place }) => place)
        const mails = (subject: string) =>
          Effect.map(
            sql<{ body: string }>`
              select body from outgoing_mail where subject = ${`${subject}: deine Bestellung ${order.orderId}`}::text`,
            (rows) => rows.map(({ body }) => body),
          )
        const deliveries = Effect.map(shop.orders, ([known]) => known?.deliveries ?? [])
        yield* test({ deliveries, forward, mails, orderId: order.orderId, shop })
      }),
      Clock.Clock,
      clock,
    )
  })

/** Tests of the steps and deadlines of orders that need the mails and the job of a database. */
export const staffStepsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Catalog | Markets | Places>) => {
  it.effect(
    "a pickup that staff report ready after its promised deadline is kept until the second opening day after that day, and its mail names this deadline",
    () =>
      withOrder(
        [collected],
        "payInMarket",
        Effect.fnUntraced(function* ({ deliveries, forward, mails, orderId, shop }) {
          const states = Effect.map(deliveries, (all) => all.map(({ state }) => state))
          yield* shop.step(orderId, { kind: "pick" })
          // The promise of Monday, 2 November, ends on Wednesday. The goods are ready on Thursday.
          forward(3 * 24)
          yield* shop.step(orderId, { kind: "makeReady" })
          yield* shop.expire
          assert.deepStrictEqual(yield* states, ["ready"])
          const [mail = ""] = yield* mails("Abholbereit")
          assert.include(mail, "Wir halten deine Artikel bis Samstag, 07.11.2026, 18:00 Uhr bereit.")
          forward(2 * 24 + 9)
          yield* shop.expire
          assert.deepStrictEqual(yield* states, ["expired"])
        }),
      ),
  )

  it.effect(
    "staff hand out the pickup of a mixed order by its code alone, while the delivery to the home is still open",
    () =>
      withOrder(
        [collected, shipped],
        "bankTransfer",
        Effect.fnUntraced(function* ({ deliveries, orderId, shop }) {
          for (const kind of ["pay", "pick"] as const) yield* shop.step(orderId, { kind })
          yield* shop.step(orderId, { kind: "makeReady", deliveryId: "1" })
          const [pickup] = yield* deliveries
          assert.strictEqual(yield* shop.step(`${orderId}-0000`, { kind: "handOut" }), "wrongCode")
          assert.strictEqual(yield* shop.step(orderId, { kind: "handOut" }), "refused")
          yield* shop.step(pickup?.pickupCode ?? "", { kind: "handOut" })
          assert.deepStrictEqual(
            (yield* deliveries).map(({ state }) => state),
            ["collected", "picking"],
          )
        }),
      ),
  )

  it.effect("a mixed order whose bank transfer does not arrive expires with one event and one mail", () =>
    withOrder(
      [collected, shipped],
      "bankTransfer",
      Effect.fnUntraced(function* ({ deliveries, forward, mails, shop }) {
        forward(9 * 24)
        yield* shop.expire
        assert.deepStrictEqual(
          (yield* deliveries).map(({ state }) => state),
          ["expired", "expired"],
        )
        assert.strictEqual((yield* mails("Abgelaufen")).length, 1)
        assert.strictEqual((yield* shop.mails).length, 2)
      }),
    ),
  )
}
