import { assert, describe, it } from "@effect/vitest"
import { Payment, Refund } from "@heimwerk/core/payment/Payment.ts"
import { Payments, type PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const payment = { paymentId: "pay-1", method: "card", cents: 1_000, state: "paid", charge: "charge-1" }
const refund = { refundId: "1", paymentId: "pay-1", cents: 1_000, at: 1, doneAt: 2 }

describe("a shop without a payment service", () => {
  it.effect(
    "a shop without a payment service offers payment in the market and bank transfer, and refuses every online payment",
    () =>
      Effect.gen(function* () {
        const service = yield* Payments
        assert.deepStrictEqual(service.methods, ["payInMarket", "bankTransfer"])
        const key = "refund-1"
        const start = {
          orderId: "HW-1",
          method: "card" as const,
          cents: toCents(1_000),
          email: Email.make("anna.berg@kunde.example"),
          returnTo: "https://shop.example/",
          expiresAt: 1,
        }
        for (const call of [
          service.start(start, key),
          service.read("pay-1"),
          service.close("pay-1"),
          service.refund({ orderId: "HW-1", refundId: "1", charge: "charge-1", cents: toCents(1) }, key),
          service.refunds("charge-1"),
        ].map((one) => Effect.asVoid<unknown, PaymentsError, never>(one))) {
          const { _tag, message, reason } = yield* Effect.flip(call)
          assert.deepStrictEqual(
            [_tag, reason, message],
            ["PaymentsError", "Refused", "Der Zahlungsdienst hat den Auftrag abgelehnt."],
          )
        }
      }),
  )

  it.effect("a shop without a payment service treats every payment notice as forged", () =>
    Effect.gen(function* () {
      const service = yield* Payments
      const { message, reason } = yield* Effect.flip(service.notice(new Uint8Array(), ""))
      assert.deepStrictEqual([reason, message], ["Forged", "Diese Nachricht kommt nicht vom Zahlungsdienst."])
    }),
  )
})

describe("the data of payments and refunds", () => {
  it.each(["open", "processing", "failed", "expired", "paid"])(
    "the Payment schema accepts a payment in the state %s",
    (state) => {
      const data = { ...payment, state }
      assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Payment)(data), data)
    },
  )

  it.each(["paymentId", "method", "cents", "state"])("the Payment schema requires the field %s", (field) => {
    assert.isFalse(Schema.is(Payment)({ ...payment, [field]: undefined }))
  })

  it("the Payment schema rejects a payment in an unknown state", () => {
    assert.isFalse(Schema.is(Payment)({ ...payment, state: "" }))
  })

  it("the Refund schema decodes the refunded payment and the times of the decision and the sending", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Refund)(refund), refund)
  })

  it.each(["refundId", "cents", "at"])("the Refund schema requires the field %s", (field) => {
    assert.isFalse(Schema.is(Refund)({ ...refund, [field]: undefined }))
  })
})
