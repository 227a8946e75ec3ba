import { assert, describe, it } from "@effect/vitest"
import { signed } from "@heimwerk/adapters/vendors/stripe/signature.ts"
import * as PaymentsStripe from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import { PaymentNotices } from "@heimwerk/server/data/PaymentNotices.ts"
import * as paymentNotices from "@heimwerk/server/handlers/paymentNotices.ts"
import { Effect, Layer, Logger, Redacted } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { PrometheusMetrics } from "effect/observability"
import { TestClock } from "effect/testing"

const secret = "whsec_right"

const payments = PaymentsStripe.layer({
  api: "http://stripe.example",
  secretKey: Redacted.make("sk_test"),
  webhookSecret: Redacted.make(secret),
})

const counted = Effect.map(PrometheusMetrics.format(), (text) =>
  Number(/^heimwerk_refusals_total\{reason="ForgedPaymentNotice"\} (\d+)$/mu.exec(text)?.[1]),
)

describe("messages of the payment service", () => {
  it.effect(
    "messages with a wrong secret or an old time are counted, and one warning a minute names the secret and the clock",
    () => {
      const warnings: Array<string> = []
      const collect = Logger.make(({ message }) => void warnings.push(String(message)))
      return Effect.gen(function* () {
        const app = yield* HttpRouter.toHttpEffect(paymentNotices.layer)
        const before = yield* counted
        const body = new TextEncoder().encode(JSON.stringify({ id: "evt_1", type: "invoice.paid" }))
        const receive = Effect.fnUntraced(function* (usedSecret: string, seconds: number) {
          const headers = { "stripe-signature": signed(usedSecret, seconds, body) }
          const request = new Request("http://shop.example/zahlung/stripe", { method: "POST", headers, body })
          const response = yield* Effect.provideService(
            app,
            HttpServerRequest.HttpServerRequest,
            HttpServerRequest.fromWeb(request),
          )
          return response.status
        })
        assert.strictEqual(yield* receive("whsec_wrong", 0), 400)
        assert.strictEqual(yield* receive("whsec_wrong", 0), 400)
        assert.lengthOf(warnings, 1)
        assert.include(warnings[0], "STRIPE_WEBHOOK_SECRET")
        assert.include(warnings[0], "clock")
        yield* TestClock.adjust("6 minutes")
        assert.strictEqual(yield* receive(secret, 0), 400)
        assert.lengthOf(warnings, 2)
        assert.strictEqual((yield* counted) - before, 3)
      }).pipe(
        Effect.provideService(PaymentNotices, { receive: () => Effect.die("no message is accepted") }),
        Effect.provide(Layer.merge(payments, Logger.layer([collect]))),
        Effect.scoped,
      )
    },
  )
})
