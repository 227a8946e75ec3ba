import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"

import type { SuiteIt } from "./Suite.ts"

const someone = () => Email.make(`kunde-${randomUUID()}@post.example`)
const key = () => randomUUID()

/** Returns the token of a link that confirms a newsletter subscription; empty for a mail without such a link. */
export const tokenIn = ({ text }: Pick<Mail, "text">): string =>
  /^https:\/\/shop\.example\/newsletter\/bestaetigen\?token=([\w-]+)$/mu.exec(text)?.[1] ?? ""

/** Returns the token of a link that cancels the newsletter; empty for a mail without such a link. */
export const cancelTokenIn = ({ text }: Pick<Mail, "text">): string =>
  /^https:\/\/shop\.example\/newsletter\/abmelden\?token=([\w-]+)$/mu.exec(text)?.[1] ?? ""

/**
 * Tests for every adapter of the newsletter. Its links must start with https://shop.example.
 *
 * @param mails all sent mails, oldest first
 */
export const newsletterSuite = <R>(
  it: SuiteIt<R | Newsletter>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
) => {
  const mailsTo = (email: Email) => Effect.map(mails, (all) => all.filter(({ to }) => to === email))

  it.effect("a newsletter subscriber gets a confirmation link, and can open it more than once", () =>
    Effect.gen(function* () {
      const newsletter = yield* Newsletter
      const email = someone()
      yield* newsletter.subscribe(email, key())
      const sent = yield* mailsTo(email)
      assert.lengthOf(sent, 1)
      const token = tokenIn(sent[0] ?? { text: "" })
      assert.isAtLeast(token.length, 32)
      yield* newsletter.confirm(token)
      yield* newsletter.confirm(token)
    }),
  )

  it.effect(
    "a repeated idempotency key sends only one newsletter mail, even in parallel; another key sends another mail, and both links work",
    () =>
      Effect.gen(function* () {
        const newsletter = yield* Newsletter
        const email = someone()
        const same = key()
        yield* Effect.all([newsletter.subscribe(email, same), newsletter.subscribe(email, same)], {
          concurrency: "unbounded",
        })
        assert.lengthOf(yield* mailsTo(email), 1)
        yield* newsletter.subscribe(email, key())
        const tokens = (yield* mailsTo(email)).map(tokenIn)
        assert.lengthOf(new Set(tokens), 2)
        yield* Effect.forEach(tokens, (token) => newsletter.confirm(token))
      }),
  )

  it.effect(
    "a subscriber who is already confirmed gets a mail that says so and has no confirmation link, even for the address in capital letters",
    () =>
      Effect.gen(function* () {
        const newsletter = yield* Newsletter
        const email = someone()
        yield* newsletter.subscribe(email, key())
        const [first] = yield* mailsTo(email)
        yield* newsletter.confirm(tokenIn(first ?? { text: "" }))
        const loud = Email.make(email.toUpperCase())
        yield* newsletter.subscribe(loud, key())
        const [second] = yield* mailsTo(loud)
        assert.strictEqual(second?.subject, "Du bekommst den Heimwerk Newsletter schon")
        assert.strictEqual(tokenIn(second ?? { text: "" }), "")
      }),
  )

  it.effect(
    "five newsletter subscriptions of one address in a row send only three mails, and none of them fails",
    () =>
      Effect.gen(function* () {
        const newsletter = yield* Newsletter
        const email = someone()
        yield* Effect.forEach([1, 2, 3, 4, 5], () => newsletter.subscribe(email, key()))
        assert.lengthOf(yield* mailsTo(email), 3)
      }),
  )

  it.effect("an invented newsletter confirmation link is rejected", () =>
    Effect.gen(function* () {
      const newsletter = yield* Newsletter
      for (const token of ["", "invented", "' or 1=1 --", "a\u0000", "ä".repeat(40)]) {
        assert.strictEqual((yield* Effect.flip(newsletter.confirm(token))).reason, "LinkInvalid")
      }
    }),
  )

  const subscribed = Effect.gen(function* () {
    const newsletter = yield* Newsletter
    const email = someone()
    yield* newsletter.subscribe(email, key())
    const [first] = yield* mailsTo(email)
    yield* newsletter.confirm(tokenIn(first ?? { text: "" }))
    return { email, newsletter, token: tokenIn(first ?? { text: "" }) }
  })

  it.effect("a subscriber can cancel the newsletter by a mailed link, and can open this link again", () =>
    Effect.gen(function* () {
      const { email, newsletter, token } = yield* subscribed
      const same = key()
      yield* newsletter.askToCancel(Email.make(email.toUpperCase()), same)
      yield* newsletter.askToCancel(email, same)
      const mails = (yield* mailsTo(Email.make(email.toUpperCase()))).concat((yield* mailsTo(email)).slice(1))
      assert.deepStrictEqual(
        mails.map(({ subject }) => subject),
        ["Vom Heimwerk Newsletter abmelden"],
      )
      const link = cancelTokenIn(mails[0] ?? { text: "" })
      assert.isAtLeast(link.length, 32)
      yield* newsletter.cancel(link)
      yield* newsletter.cancel(link)
      assert.strictEqual((yield* Effect.flip(newsletter.confirm(token))).reason, "LinkInvalid")
      const before = (yield* mailsTo(email)).length
      yield* newsletter.askToCancel(email, key())
      assert.lengthOf(yield* mailsTo(email), before)
    }),
  )

  it.effect(
    "the mail to a subscriber who is already confirmed has a working link that cancels the newsletter",
    () =>
      Effect.gen(function* () {
        const { email, newsletter } = yield* subscribed
        yield* newsletter.subscribe(email, key())
        const already = (yield* mailsTo(email)).at(-1)
        yield* newsletter.cancel(cancelTokenIn(already ?? { text: "" }))
        yield* newsletter.subscribe(email, key())
        assert.isNotEmpty(tokenIn((yield* mailsTo(email)).at(-1) ?? { text: "" }))
      }),
  )

  it.effect(
    "a request to cancel the newsletter succeeds for unknown and unconfirmed addresses, and sends them no mail",
    () =>
      Effect.gen(function* () {
        const newsletter = yield* Newsletter
        const [unknown, unconfirmed] = [someone(), someone()]
        yield* newsletter.subscribe(unconfirmed, key())
        yield* newsletter.askToCancel(unknown, key())
        yield* newsletter.askToCancel(unconfirmed, key())
        assert.lengthOf(yield* mailsTo(unknown), 0)
        assert.lengthOf(yield* mailsTo(unconfirmed), 1)
      }),
  )

  it.effect(
    "if a subscriber asks five times in a row to cancel the newsletter, no request fails, but only three mails are sent",
    () =>
      Effect.gen(function* () {
        const { email, newsletter } = yield* subscribed
        yield* Effect.forEach([1, 2, 3, 4, 5], () => newsletter.askToCancel(email, key()))
        assert.lengthOf(yield* mailsTo(email), 4)
      }),
  )

  it.effect("an invented cancel link of the newsletter is refused", () =>
    Effect.gen(function* () {
      const newsletter = yield* Newsletter
      for (const token of ["", "invented", "' or 1=1 --", "a\u0000", "ä".repeat(40)]) {
        assert.strictEqual((yield* Effect.flip(newsletter.cancel(token))).reason, "CancelLinkInvalid")
      }
    }),
  )
}
