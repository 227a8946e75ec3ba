import { assert } from "@effect/vitest"
import { refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"
import { type PaymentTestServices, placeOnline, type TestPayments, withPayments } from "./onlineOrder.ts"

const Due = Schema.Tuple([Schema.Struct({ minutes: Schema.Int })])

/**
 * Places and pays an order. Staff refund it whole in the payment service's dashboard, so the service refuses the
 * shop's own refund of 1 €. Returns steps of the refund job.
 */
const placeRefused = Effect.fnUntraced(function* (service: TestPayments) {
  const sql = yield* SqlClient.SqlClient
  const { confirm, orderId, pay, total } = yield* placeOnline
  const payment = yield* pay
  service.setState(payment, "paid")
  yield* confirm
  assert.isTrue(service.refundInDashboard(payment, total))
  yield* refundOrder(orderId, { cents: toCents(100) })
  const keys: Array<string> = []
  const recording = Payments.of({
    ...service.port,
    refund: (refund, key) => {
      keys.push(key)
      return service.port.refund(refund, key)
    },
  })
  return {
    orderId,
    total,
    /** The keys of the sent refunds, oldest first. */
    keys,
    /** Sends the order's refunds, whenever they are due. */
    send: sql`update customer_order set refund_due = 0 where id = ${orderId}::text`.pipe(
      Effect.andThen(Effect.provideService(sendDueRefunds, Payments, recording)),
    ),
    /** Minutes until the next attempt. */
    pause: Effect.flatMap(
      Clock.currentTimeMillis,
      (now) => sql`
        select ((refund_due - ${now}::bigint) / 60000)::int as minutes from customer_order where id = ${orderId}::text`,
    ).pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Due)),
      Effect.map(([{ minutes }]) => minutes),
    ),
  }
})

/** Tests of refunds that the payment service refuses at once. */
export const refusedRefundsSqlSuite = (it: SuiteIt<PaymentTestServices>) => {
  const test = withPayments(it)

  test("a refused refund is paid with the next attempt if the payment service accepts it then", (service) =>
    Effect.gen(function* () {
      const { orderId, send, total } = yield* placeRefused(service)
      yield* send
      assert.deepStrictEqual(service.refunded(), [total])
      service.failRefund(orderId)
      yield* send
      assert.deepStrictEqual(service.refunded(), [total, 100])
    }))

  test("a refund gets a new idempotency key after each refusal, and keeps its key if the payment service did not answer", (service) =>
    Effect.gen(function* () {
      const { keys, orderId, send } = yield* placeRefused(service)
      for (const isSilent of [true, false, true, false, false]) {
        service.setSilent(isSilent)
        yield* send
      }
      const first = `${orderId}-refund-1`
      assert.deepStrictEqual(keys, [first, first, `${first}-1`, `${first}-1`, `${first}-2`])
    }))

  test("a refund is sent again a minute after each of the first 9 refusals, and after later refusals every hour", (service) =>
    Effect.gen(function* () {
      const { pause, send } = yield* placeRefused(service)
      const pauses = yield* Effect.forEach(Array.from({ length: 11 }), () =>
        Effect.andThen(send, pause),
      ).pipe(Effect.provide(TestClock.layer()))
      assert.deepStrictEqual(pauses, [...Array.from({ length: 9 }, () => 1), 60, 60])
    }))
}
