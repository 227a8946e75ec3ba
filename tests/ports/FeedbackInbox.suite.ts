import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"

import type { SuiteIt } from "./Suite.ts"

const feedback = {
  type: "suggestion",
  message: "Mehr Fahrradständer, bitte.\n\n[Source: Service Layer]",
  environment: "ref",
  source: "Service Layer",
} as const

const decode = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      type: Schema.String,
      message: Schema.String,
      environment: Schema.String,
      source: Schema.optionalKey(Schema.String),
    }),
  ),
)

/**
 * Tests for every adapter of the feedback inbox.
 *
 * @param taken all accepted feedback, oldest first; the payload is JSON
 */
export const feedbackInboxSuite = <R>(
  it: SuiteIt<R | FeedbackInbox | BotCheck>,
  taken: Effect.Effect<ReadonlyArray<{ readonly payload: string }>, never, NoInfer<R>>,
) => {
  it.effect(
    "feedback with a valid bot check token is stored completely, and only once per idempotency key",
    () =>
      Effect.gen(function* () {
        const inbox = yield* FeedbackInbox
        const bots = yield* BotCheck
        const before = (yield* taken).length
        const first = { ...feedback, token: yield* bots.token("feedback") }
        yield* inbox.send(first, "feedback-1")
        yield* inbox.send({ ...first, token: yield* bots.token("feedback") }, "feedback-1")
        yield* inbox.send(
          { type: "like", message: "Gut", environment: "ref", token: yield* bots.token("feedback") },
          "feedback-2",
        )
        const messages = (yield* taken)
          .slice(before)
          .map(({ payload }) => decode(payload))
          .map(({ environment, message, source, type }) => [type, message, environment, source])
        assert.deepStrictEqual(messages, [
          ["suggestion", "Mehr Fahrradständer, bitte.\n\n[Source: Service Layer]", "ref", "Service Layer"],
          ["like", "Gut", "ref", undefined],
        ])
      }),
  )

  it.effect(
    "feedback with an invalid bot check token is refused, and then accepted with a valid token and the same idempotency key",
    () =>
      Effect.gen(function* () {
        const inbox = yield* FeedbackInbox
        const bots = yield* BotCheck
        const before = (yield* taken).length
        const error = yield* Effect.flip(inbox.send({ ...feedback, token: "invented" }, "feedback-3"))
        assert.strictEqual(error.reason, "NotHuman")
        assert.strictEqual(error.message, "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.")
        assert.lengthOf(yield* taken, before)
        yield* inbox.send({ ...feedback, token: yield* bots.token("feedback") }, "feedback-3")
        assert.lengthOf(yield* taken, before + 1)
      }),
  )
}
