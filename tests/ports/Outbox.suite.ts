import { assert } from "@effect/vitest"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"

import type { SuiteIt } from "./Suite.ts"

const mail = (id: string): Mail => ({
  id,
  to: Email.make("anna@kunde.example"),
  subject: `Grüße ${id}`,
  text: "Erste Zeile\n\nDritte Zeile: äöü€\n",
})

/**
 * Tests for every adapter of the outbox.
 *
 * @param mails all accepted mails, in any order
 */
export const outboxSuite = <R>(
  it: SuiteIt<R | Outbox>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
) => {
  it.effect(
    "the outbox contains each accepted mail with all its fields, and only once even if the mail is accepted again",
    () =>
      Effect.gen(function* () {
        const outbox = yield* Outbox
        yield* outbox.accept(mail("one"))
        yield* outbox.accept(mail("two"))
        yield* outbox.accept(mail("one"))
        const taken = (yield* mails).filter(({ id }) => id === "one" || id === "two")
        assert.sameDeepMembers([...taken], [mail("one"), mail("two")])
      }),
  )

  it.effect("a mail that is accepted 20 times in parallel is in the outbox only once", () =>
    Effect.gen(function* () {
      const outbox = yield* Outbox
      yield* Effect.forEach(Array.from({ length: 20 }), () => outbox.accept(mail("once")), {
        concurrency: "unbounded",
      })
      const taken = (yield* mails).filter(({ id }) => id === "once")
      assert.deepStrictEqual(taken, [mail("once")])
    }),
  )
}
