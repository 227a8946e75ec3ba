import { assert, describe, it } from "@effect/vitest"
import * as PaymentsStripe from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import { isSigned, signed } from "@heimwerk/adapters/vendors/stripe/signature.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect, Redacted } from "effect"

import { answering, type Came, type Says } from "../../support/answering.ts"

const secret = "whsec_0123456789"
const body = Buffer.from(`{"name":"Säge"}`)
const at = 1_700_000_000
const check = (header: string, nowMillis = at * 1000, text = body) =>
  isSigned({ secret, body: text, header, nowMillis })

const session = {
  id: "cs_test_1",
  client_reference_id: "HW-1",
  metadata: { method: "card" },
  status: "open",
  payment_status: "unpaid",
  amount_total: 1_250,
  currency: "eur",
  url: "https://checkout.stripe.com/c/pay/cs_test_1",
  payment_intent: null,
} as const

const ok = (answer: object): Says => ({ status: 200, body: JSON.stringify(answer) })

/**
 * Makes the Stripe adapter with a simulated service that gives these answers. Returns the adapter and the
 * received requests.
 */
const asking = Effect.fnUntraced(function* (says: (came: Came) => Says) {
  const { came, origin } = yield* answering(says)
  const account = {
    api: origin,
    secretKey: Redacted.make("sk_test_key"),
    webhookSecret: Redacted.make(secret),
  }
  const payments = yield* Payments.pipe(Effect.provide(PaymentsStripe.layer(account)))
  return { came, payments }
})

const start = {
  orderId: "HW-1",
  method: "sepaDebit",
  cents: toCents(1_250),
  email: Email.make("anna.berg@kunde.example"),
  returnTo: "https://shop.example/bestellung/HW-1/t/zahlung",
  expiresAt: at * 1000,
} as const

describe("the signature of a message of Stripe", () => {
  it("a signed message of Stripe is accepted if its time is at most 5 minutes before or after the shop's clock", () => {
    const header = signed(secret, at, body)
    assert.deepStrictEqual(
      [-301, -300, 0, 300, 301].map((seconds) => check(header, (at + seconds) * 1000)),
      [false, true, true, true, false],
    )
  })

  it("a message of Stripe is accepted if one of its signatures is right, because two secrets are valid while the operator replaces a secret", () => {
    const [time = "", right = ""] = signed(secret, at, body).split(",")
    const [, old = ""] = signed("whsec_old", at, body).split(",")
    assert.isTrue(check(`${time},${old},${right}`))
    assert.isFalse(check(`${time},${old}`))
  })

  it("a message of Stripe is treated as forged if its body, time or signature differs, or its header is malformed", () => {
    const header = signed(secret, at, body)
    assert.isFalse(check(header, at * 1000, Buffer.from(`{"name":"Sage"}`)))
    assert.isFalse(check(header.replace(String(at), String(at + 1))))
    for (const wrong of ["", "t=", "v1=", `t=${at}`, `t=${at},v1=00`, `t=${at},v0=${header.split("v1=")[1]}`])
      assert.isFalse(check(wrong), wrong)
  })
})

describe("payments at Stripe", () => {
  it.live(
    "the shop starts a payment at Stripe with a form-encoded request that has the pinned API version and an idempotency key",
    () =>
      Effect.gen(function* () {
        const { came, payments } = yield* asking(() => ok(session))
        assert.deepStrictEqual(yield* payments.start(start, "HW-1-1"), {
          paymentId: "cs_test_1",
          orderId: "HW-1",
          method: "card",
          cents: toCents(1_250),
          state: "open",
          page: session.url,
        })
        const [{ body: sent, headers, method, url } = assert.fail("nothing came")] = came
        const fields = Object.fromEntries(new URLSearchParams(sent))
        assert.deepStrictEqual(
          [
            method,
            url,
            headers.authorization,
            headers["stripe-version"],
            headers["idempotency-key"],
            headers["content-type"],
          ],
          [
            "POST",
            "/v1/checkout/sessions",
            "Bearer sk_test_key",
            "2025-03-31.basil",
            "HW-1-1",
            "application/x-www-form-urlencoded",
          ],
        )
        assert.deepInclude(fields, {
          mode: "payment",
          client_reference_id: "HW-1",
          expires_at: String(at),
          "payment_method_types[0]": "sepa_debit",
          "line_items[0][price_data][unit_amount]": "1250",
          "payment_intent_data[metadata][order_id]": "HW-1",
        })
      }).pipe(Effect.scoped),
  )

  it.live.each([
    ["open", "open", session],
    [
      "paid",
      "paid",
      {
        ...session,
        status: "complete",
        payment_status: "paid",
        payment_intent: { id: "pi_1", status: "succeeded" },
      },
    ],
    [
      "unpaid with a debit on its way",
      "processing",
      { ...session, status: "complete", payment_intent: { id: "pi_1", status: "processing" } },
    ],
    [
      "unpaid with a failed debit",
      "failed",
      { ...session, status: "complete", payment_intent: { id: "pi_1", status: "requires_payment_method" } },
    ],
    ["expired", "expired", { ...session, status: "expired", url: null }],
  ] as const)("a Stripe session that is %s becomes a payment in the state '%s'", ([, state, answer]) =>
    Effect.gen(function* () {
      const { payments } = yield* asking(() => ok(answer))
      assert.strictEqual((yield* payments.read("cs_test_1")).state, state)
    }).pipe(Effect.scoped),
  )

  it.live(
    "the shop reads the state of a Stripe payment that it cannot end because the payment is already finished",
    () =>
      Effect.gen(function* () {
        const { came, payments } = yield* asking(({ method }) =>
          method === "POST"
            ? { status: 400, body: "{}" }
            : ok({ ...session, status: "complete", payment_status: "paid" }),
        )
        assert.strictEqual((yield* payments.close("cs_test_1")).state, "paid")
        assert.deepStrictEqual(
          came.map(({ url }) => url.split("?")[0]),
          ["/v1/checkout/sessions/cs_test_1/expire", "/v1/checkout/sessions/cs_test_1"],
        )
      }).pipe(Effect.scoped),
  )

  it.live(
    "ending a Stripe payment again after an error has a new idempotency key, because Stripe repeats the error for the old one",
    () =>
      Effect.gen(function* () {
        const { came, payments } = yield* asking(() => ({ status: 402 }))
        yield* Effect.flip(payments.close("cs_test_1"))
        yield* Effect.flip(payments.close("cs_test_1"))
        const keys = came.flatMap(({ headers, method }) =>
          method === "POST" ? headers["idempotency-key"] : [],
        )
        assert.strictEqual(new Set(keys).size, 2)
      }).pipe(Effect.scoped),
  )

  it.live(
    "the status and the body of Stripe's answer decide whether the reason of a failed call is Refused, Unknown or Unavailable",
    () =>
      Effect.gen(function* () {
        for (const [says, reason] of [
          [{ status: 401 }, "Refused"],
          [{ status: 404 }, "Unknown"],
          [{ status: 409 }, "Unavailable"],
          [{ status: 400, body: `{"error":{"type":"invalid_request_error"}}` }, "Refused"],
          [{ status: 400, body: `{"error":{"type":"idempotency_error"}}` }, "Unavailable"],
          [{ status: 200, body: "<html>" }, "Unavailable"],
          [ok({ ...session, currency: "usd" }), "Unavailable"],
        ] as const) {
          const { payments } = yield* asking(() => says)
          assert.strictEqual((yield* Effect.flip(payments.read("cs_test_1"))).reason, reason)
        }
      }).pipe(Effect.scoped),
  )

  it.live(
    "messages of Stripe about a session or refunds name the order, messages about invoices or unknown orders are ignored, and forged messages are refused",
    () =>
      Effect.gen(function* () {
        const { came, payments } = yield* asking(({ url }) =>
          url === "/v1/payment_intents/pi_gone"
            ? { status: 404 }
            : ok({ metadata: url === "/v1/payment_intents/pi_2" ? { order_id: "HW-2" } : {} }),
        )
        const noticeOf = (type: string, object: object) => {
          const event = Buffer.from(JSON.stringify({ id: "evt_1", type, data: { object } }))
          return payments.notice(event, signed(secret, Math.floor(Date.now() / 1000), event))
        }
        for (const type of ["completed", "async_payment_succeeded", "async_payment_failed", "expired"])
          assert.deepStrictEqual(yield* noticeOf(`checkout.session.${type}`, session), {
            noticeId: "evt_1",
            orderId: "HW-1",
            change: { kind: "payment", paymentId: "cs_test_1" },
          })
        const refund = { payment_intent: "pi_1", status: "failed", metadata: { order_id: "HW-1" } }
        const change = { kind: "refund", charge: "pi_1" } as const
        for (const type of ["charge.refunded", "refund.updated", "refund.failed", "charge.refund.updated"])
          assert.deepStrictEqual(yield* noticeOf(type, refund), {
            noticeId: "evt_1",
            orderId: "HW-1",
            change,
          })
        assert.deepStrictEqual(came, [])
        const byDashboard = yield* noticeOf("refund.failed", { payment_intent: "pi_2", metadata: null })
        assert.deepStrictEqual(byDashboard, {
          noticeId: "evt_1",
          orderId: "HW-2",
          change: { kind: "refund", charge: "pi_2" },
        })
        for (const intent of ["pi_3", "pi_gone"])
          assert.isUndefined(yield* noticeOf("refund.failed", { payment_intent: intent, metadata: {} }))
        assert.isUndefined(yield* noticeOf("invoice.paid", session))
        const forged = yield* Effect.flip(payments.notice(body, "t=1,v1=00"))
        assert.strictEqual(forged.reason, "Forged")
      }).pipe(Effect.scoped),
  )

  it.live(
    "the shop names its order and refund in a refund at Stripe, and reads the refunds of a payment oldest first",
    () =>
      Effect.gen(function* () {
        const refunds = [
          { id: "re_2", amount: 200, status: "pending", metadata: null },
          { id: "re_1", amount: 300, status: "failed", metadata: { order_id: "HW-1", refund_id: "1" } },
          { id: "re_0", amount: 100, status: "canceled", metadata: {} },
        ]
        const { came, payments } = yield* asking(({ method }) =>
          ok(method === "POST" ? (refunds[1] ?? {}) : { data: refunds }),
        )
        const first = { serviceId: "re_1", refundId: "1", cents: toCents(300), state: "failed" } as const
        const asked = { orderId: "HW-1", refundId: "1", charge: "pi_1", cents: toCents(300) }
        assert.deepStrictEqual(yield* payments.refund(asked, "r1"), first)
        assert.deepStrictEqual(yield* payments.refunds("pi_1"), [
          { serviceId: "re_0", cents: toCents(100), state: "failed" },
          first,
          { serviceId: "re_2", cents: toCents(200), state: "sent" },
        ])
        assert.deepStrictEqual(
          came.map(({ body: sent, url }) => [url, Object.fromEntries(new URLSearchParams(sent))]),
          [
            [
              "/v1/refunds",
              {
                payment_intent: "pi_1",
                amount: "300",
                "metadata[order_id]": "HW-1",
                "metadata[refund_id]": "1",
              },
            ],
            ["/v1/refunds?payment_intent=pi_1&limit=100", {}],
          ],
        )
      }).pipe(Effect.scoped),
  )
})
