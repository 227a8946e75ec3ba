import { createServer } from "node:http"

import { assert, describe, it } from "@effect/vitest"
import * as PaymentsStripe from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { makeThirdParty } from "@heimwerk/server/thirdparty/listener.ts"
import { demoAccount, demoSettings, makeDemoStripe } from "@heimwerk/server/thirdparty/stripe/demoStripe.ts"
import { Effect } from "effect"

import { answering } from "../../support/answering.ts"
import { freePort } from "../../support/freePort.ts"

const returnTo = "https://shop.example/zurueck"

/** The simulated Stripe with its adapter, and the messages that the shop receives. */
const demonstration = Effect.gen(function* () {
  const shop = yield* answering(() => ({ status: 204 }))
  const account = demoAccount(`${shop.origin}/zahlung/stripe`)
  const port = yield* Effect.promise(freePort)
  const origin = `http://127.0.0.1:${port}`
  yield* Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer(makeThirdParty(makeDemoStripe(account, origin)))
          server.listen(port, "127.0.0.1", () => resolve(server))
        }),
    ),
    (server) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      }),
  )
  const payments = yield* Payments.pipe(Effect.provide(PaymentsStripe.layer(demoSettings(account, origin))))
  return { payments, shop }
})

const start = (method: "card" | "sepaDebit") => ({
  orderId: "HW-1",
  method,
  cents: toCents(1_250),
  email: Email.make("anna.berg@kunde.example"),
  returnTo,
  expiresAt: Math.floor(Date.now() / 1000) * 1000 + 31 * 60_000,
})

const choose = (page: string | undefined, outcome: string) =>
  Effect.promise(() =>
    fetch(page ?? "", {
      method: "POST",
      body: new URLSearchParams({ ausgang: outcome }),
      redirect: "manual",
    }),
  )

describe("the simulated Stripe of the demonstration", () => {
  it.live(
    "a payment at the simulated Stripe is finished on its page, reported by a signed message, and refunded at most up to its amount",
    () =>
      Effect.gen(function* () {
        const { payments, shop } = yield* demonstration
        const { page, paymentId } = yield* payments.start(start("card"), "k1")
        const shown = yield* Effect.promise(async () => (await fetch(page ?? "")).text())
        assert.include(shown, "12,50\u00a0€")
        assert.include(shown, "Kreditkarte oder Debitkarte")
        const declined = yield* choose(page, "abgelehnt")
        assert.include(yield* Effect.promise(() => declined.text()), "abgelehnt")
        assert.strictEqual((yield* payments.read(paymentId)).state, "open")
        const back = yield* choose(page, "bezahlt")
        assert.deepStrictEqual([back.status, back.headers.get("location")], [303, returnTo])
        const report = yield* payments.close(paymentId)
        assert.deepStrictEqual([report.state, report.page], ["paid", undefined])
        const [message = assert.fail("no message")] = shop.came
        const notice = yield* payments.notice(
          Buffer.from(message.body),
          String(message.headers["stripe-signature"]),
        )
        assert.deepStrictEqual(notice?.change, { kind: "payment", paymentId })
        const refund = { orderId: "HW-1", refundId: "1", charge: report.charge ?? "", cents: toCents(500) }
        for (const key of ["r1", "r1", "r2"]) yield* payments.refund(refund, key)
        const refused = yield* Effect.flip(payments.refund(refund, "r3"))
        assert.strictEqual(refused.reason, "Refused")
      }).pipe(Effect.scoped),
  )

  it.live(
    "a refund at the simulated Stripe can fail after it was sent; two signed messages and the list of refunds then report the failure",
    () =>
      Effect.gen(function* () {
        const { payments, shop } = yield* demonstration
        const { page, paymentId } = yield* payments.start(start("card"), "k1")
        yield* choose(page, "bezahlt")
        const { charge = "" } = yield* payments.read(paymentId)
        const refund = { orderId: "HW-1", refundId: "1", charge, cents: toCents(500) }
        const sent = yield* payments.refund(refund, "r1")
        assert.deepStrictEqual([sent.refundId, Number(sent.cents), sent.state], ["1", 500, "sent"])
        yield* choose(page, "rueckgabe")
        const came = shop.came.filter(({ body }) => body.includes(`"type":"refund.`))
        const notices = yield* Effect.forEach(came, ({ body, headers }) =>
          payments.notice(Buffer.from(body), String(headers["stripe-signature"])),
        )
        assert.deepStrictEqual(
          notices.map((notice) => [notice?.orderId, notice?.change]),
          Array.from({ length: 2 }, () => ["HW-1", { kind: "refund", charge } as const]),
        )
        assert.deepStrictEqual(yield* payments.refunds(charge), [{ ...sent, state: "failed" }])
        assert.strictEqual((yield* payments.refund({ ...refund, cents: toCents(1_250) }, "r2")).state, "sent")
      }).pipe(Effect.scoped),
  )

  it.live(
    "a debit at the simulated Stripe is processing until it is paid or fails, and an ended payment cannot be paid",
    () =>
      Effect.gen(function* () {
        const { payments } = yield* demonstration
        for (const [outcome, state] of [
          ["eingeloest", "paid"],
          ["geplatzt", "failed"],
        ] as const) {
          const { page, paymentId } = yield* payments.start(start("sepaDebit"), outcome)
          yield* choose(page, "unterwegs")
          assert.strictEqual((yield* payments.read(paymentId)).state, "processing")
          yield* choose(page, outcome)
          assert.strictEqual((yield* payments.read(paymentId)).state, state)
        }
        const { page, paymentId } = yield* payments.start(start("card"), "ended")
        assert.strictEqual((yield* payments.close(paymentId)).state, "expired")
        const late = yield* choose(page, "bezahlt")
        assert.include(yield* Effect.promise(() => late.text()), "Das geht nicht mehr.")
        assert.strictEqual((yield* payments.read(paymentId)).state, "expired")
      }).pipe(Effect.scoped),
  )

  it.live(
    "the simulated Stripe refuses a deadline below 30 minutes, and does not know a payment that it has not started",
    () =>
      Effect.gen(function* () {
        const { payments } = yield* demonstration
        const soon = { ...start("card"), expiresAt: Date.now() + 29 * 60_000 }
        assert.strictEqual((yield* Effect.flip(payments.start(soon, "k1"))).reason, "Refused")
        assert.strictEqual((yield* Effect.flip(payments.read("cs_test_none"))).reason, "Unknown")
      }).pipe(Effect.scoped),
  )
})
