import { assert, describe, it } from "@effect/vitest"
import * as FeedbackInboxProvider from "@heimwerk/adapters/vendors/feedback/FeedbackInboxProvider.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { Effect } from "effect"

import { answering, type Says } from "../../../support/answering.ts"

const feedback = {
  type: "unlike",
  message: "Zu dunkel\n\n[Source: Header]",
  source: "Header",
  environment: "prod",
  token: "t",
} as const

const sent = Effect.fnUntraced(function* (says: Says) {
  const { came, origin } = yield* answering(() => says)
  const send = FeedbackInbox.use((inbox) => inbox.send(feedback, "k-1")).pipe(
    Effect.provide(FeedbackInboxProvider.layer(origin)),
  )
  return { came, send }
})

describe("FeedbackInboxProvider", () => {
  it.effect(
    "feedback is posted to the provider as JSON with the captcha's field name and the source at the end of the message",
    () =>
      Effect.gen(function* () {
        const { came, send } = yield* sent({ status: 204 })
        yield* send
        assert.deepStrictEqual(
          came.map(({ body, headers, method, url }) => [
            method,
            url,
            headers["content-type"],
            JSON.parse(body),
          ]),
          [
            [
              "POST",
              "/public/customer-feedback",
              "application/json",
              {
                "g-recaptcha-response": "t",
                type: "unlike",
                message: "Zu dunkel\n\n[Source: Header]",
                source: "Header",
              },
            ],
          ],
        )
        assert.strictEqual(came[0]?.headers["idempotency-key"], "k-1")
      }),
  )

  it.effect.each([
    [403, "NotHuman"],
    [400, "Unavailable"],
    [422, "Unavailable"],
  ] as const)(
    "sending feedback fails with status and body when the provider answers %s",
    ([status, reason]) =>
      Effect.gen(function* () {
        const { send } = yield* sent({ status, body: "no captcha" })
        const error = yield* Effect.flip(send)
        assert.strictEqual(error.reason, reason)
        assert.strictEqual(error.message, "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.")
        assert.strictEqual(String(error.cause), `Error: Error sending feedback: ${status} no captcha`)
      }),
  )
})
