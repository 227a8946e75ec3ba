import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"

import * as NewsletterMemory from "@heimwerk/adapters/memory/NewsletterMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { newsletterSuite, tokenIn } from "../../ports/Newsletter.suite.ts"
import { outboxSuite } from "../../ports/Outbox.suite.ts"

const sent: Array<Mail> = []
const mails = Effect.sync(() => [...sent])
const email = Email.make("anna@kunde.example")

layer(NewsletterMemory.layer("https://shop.example").pipe(Layer.provideMerge(OutboxMemory.layer(sent))))(
  "the newsletter in memory",
  (it) => {
    outboxSuite(it, mails)
    newsletterSuite(it, mails)

    it.effect("a newsletter confirmation link expires after 7 days", () =>
      Effect.gen(function* () {
        const newsletter = yield* Newsletter
        yield* newsletter.subscribe(email, "k1")
        const token = tokenIn(sent.at(-1) ?? { text: "" })
        yield* TestClock.adjust("7 days")
        assert.strictEqual((yield* Effect.flip(newsletter.confirm(token))).reason, "LinkInvalid")
        yield* newsletter.subscribe(email, "k2")
        yield* TestClock.adjust("167 hours")
        yield* newsletter.confirm(tokenIn(sent.at(-1) ?? { text: "" }))
      }),
    )
  },
)

describe("the newsletter with a failing outbox", () => {
  it.effect("subscribing to the newsletter fails as unavailable when the outbox fails", () =>
    Effect.gen(function* () {
      const broken = Layer.succeed(Outbox, { accept: () => Effect.fail(new OutboxError({})) })
      const newsletter = yield* Effect.provide(
        Newsletter,
        NewsletterMemory.layer("https://shop.example").pipe(Layer.provide(broken)),
      )
      assert.strictEqual((yield* Effect.flip(newsletter.subscribe(email, "k1"))).reason, "Unavailable")
    }),
  )
})
