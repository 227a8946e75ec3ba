import { assert, describe, it } from "@effect/vitest"
import * as BotVerificationVendor from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { BotVerification, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Fiber, Redacted } from "effect"
import { TestClock } from "effect/testing"

import { answering, type Says } from "../../../support/answering.ts"

const secret = Redacted.make("secret-key")

const asked = Effect.fnUntraced(function* (
  vendor: "turnstile" | "recaptcha",
  says: Says,
  form: CheckedForm = "energy",
) {
  const { came, origin } = yield* answering(() => says)
  const layer = BotVerificationVendor.layer(vendor, { address: `${origin}/siteverify`, secret })
  const verify = BotVerification.use((bots) => bots.verify(form, "t ok&en")).pipe(Effect.provide(layer))
  return { came, verify }
})

const ok = (answer: object): Says => ({ status: 200, body: JSON.stringify(answer) })

describe("BotVerificationVendor", () => {
  it.effect.each(["turnstile", "recaptcha"] as const)(
    "a bot check token is verified by a form-encoded request to %s that contains the secret and the token",
    (vendor) =>
      Effect.gen(function* () {
        const { came, verify } = yield* asked(vendor, ok({ success: true, action: "energy" }))
        assert.isTrue(yield* verify)
        assert.deepStrictEqual(
          came.map(({ body, headers, method, url }) => [method, url, headers["content-type"], body]),
          [
            [
              "POST",
              "/siteverify",
              "application/x-www-form-urlencoded",
              "secret=secret-key&response=t+ok%26en",
            ],
          ],
        )
        const refused = yield* asked(vendor, ok({ success: false, "error-codes": ["timeout-or-duplicate"] }))
        assert.isFalse(yield* refused.verify)
      }),
  )

  it.effect("a Turnstile token is accepted only for its own form, and a reCAPTCHA token for any form", () =>
    Effect.gen(function* () {
      const foreign = yield* asked("turnstile", ok({ success: true, action: "login" }))
      assert.isFalse(yield* foreign.verify)
      const without = yield* asked("turnstile", ok({ success: true }))
      assert.isFalse(yield* without.verify)
      assert.isTrue(yield* (yield* asked("recaptcha", ok({ success: true }))).verify)
    }),
  )

  it.effect("a blank bot check token is rejected without a request to the vendor", () =>
    Effect.gen(function* () {
      const { came, origin } = yield* answering(() => ok({ success: true }))
      const layer = BotVerificationVendor.layer("recaptcha", { address: origin, secret })
      const verify = BotVerification.use((bots) => bots.verify("feedback", " "))
      assert.isFalse(yield* Effect.provide(verify, layer))
      assert.lengthOf(came, 0)
    }),
  )

  it.effect.each<[string, Says]>([
    ["answers 500", { status: 500 }],
    ["answers HTML", { status: 200, body: "<html>" }],
    [
      "answers more than 16 KiB",
      { status: 200, body: JSON.stringify({ success: true, x: "y".repeat(17_000) }) },
    ],
    ["redirects (T-I9)", { status: 302, location: "http://127.0.0.1:9/" }],
  ])(
    "when the vendor of a bot check %s, the verification fails with a German error that does not contain the secret",
    ([, says]) =>
      Effect.gen(function* () {
        const { verify } = yield* asked("turnstile", says)
        const error = yield* Effect.flip(verify)
        assert.strictEqual(error.reason, "Unavailable")
        assert.match(error.message, /Bitte versuche es noch einmal\.$/u)
        assert.notInclude(JSON.stringify(error), "secret-key")
      }),
  )

  it.effect(
    "T-I9: the verification of a bot check gives up after 5 seconds when the vendor does not answer",
    () =>
      Effect.gen(function* () {
        const { came, verify } = yield* asked("turnstile", "never")
        const fiber = yield* Effect.forkChild(Effect.flip(verify), { startImmediately: true })
        yield* Effect.suspend(() =>
          came.length === 1 ? Effect.void : Effect.fail("Not yet." as const),
        ).pipe(
          Effect.tapError(() => Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))),
          Effect.eventually,
        )
        yield* TestClock.adjust("4999 millis")
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* Fiber.join(fiber)).reason, "Unavailable")
      }),
  )
})
