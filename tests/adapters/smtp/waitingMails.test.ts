import { assert, layer } from "@effect/vitest"
import * as OutboxSmtp from "@heimwerk/adapters/smtp/OutboxSmtp.ts"
import { waitingMails } from "@heimwerk/adapters/sql/diagnosis/waiting.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { queueMail, sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Clock, Effect, Layer, Logger, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { embedded } from "../../support/database.ts"
import { smtpServer } from "../../support/smtpServer.ts"

/** Starts a mail server and an empty queue. `deliver` queues a mail to each name and sends all due mails. */
const setUp = Effect.gen(function* () {
  const { answers, url } = yield* smtpServer
  const sql = yield* SqlClient.SqlClient
  yield* sql`delete from outgoing_mail`
  yield* sql`delete from mail_accepted`
  const deliver = Effect.fnUntraced(function* (...names: ReadonlyArray<string>) {
    const now = yield* Clock.currentTimeMillis
    for (const name of names)
      yield* queueMail(
        sql,
        { id: name, to: Email.make(`${name}@post.example`), subject: "Bestellung", text: "Text" },
        now,
      )
    yield* Effect.provide(
      sendQueuedMails,
      OutboxSmtp.layer({ url: Redacted.make(url), from: "service@shop.example" }),
    )
    yield* TestClock.adjust("3 minutes")
  })
  return { answers, deliver }
})

const full = (address: string) => (address.startsWith("voll") ? "552 5.2.2 mailbox full" : undefined)
const unknownDomain = () => "450 4.1.2 Domain not found"

layer(Layer.effectDiscard(migrate()).pipe(Layer.provideMerge(embedded)), { excludeTestServices: true })(
  "waitingMails over SMTP",
  (it) => {
    it.effect(
      "a mail to one full mailbox does not count as late, before and after other mails are sent",
      () =>
        Effect.gen(function* () {
          const { answers, deliver } = yield* setUp
          answers.recipient = full
          yield* deliver("voll")
          assert.deepStrictEqual(yield* waitingMails, { waiting: 1, refused: 1, oldest: null })
          yield* deliver("anna")
          yield* deliver("voll-2")
          assert.deepStrictEqual(yield* waitingMails, { waiting: 2, refused: 2, oldest: null })
        }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
    )

    it.effect("mails count as late while the mail server refuses the mailboxes of all recipients", () =>
      Effect.gen(function* () {
        const { answers, deliver } = yield* setUp
        yield* deliver("anna")
        answers.recipient = unknownDomain
        yield* deliver("bert")
        yield* deliver("carla")
        const since = 3 * 60_000
        assert.deepStrictEqual(yield* waitingMails, { waiting: 2, refused: 0, oldest: since })
        answers.recipient = (address) => (address.startsWith("bert") ? unknownDomain() : undefined)
        yield* deliver()
        assert.deepStrictEqual(yield* waitingMails, { waiting: 1, refused: 1, oldest: null })
      }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
    )

    it.effect("a mail whose text is refused because of the sender's SPF record counts as late", () =>
      Effect.gen(function* () {
        const { answers, deliver } = yield* setUp
        answers.text = () => "550 5.7.23 SPF validation failed"
        yield* deliver("anna")
        assert.deepStrictEqual(yield* waitingMails, { waiting: 1, refused: 0, oldest: 0 })
      }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
    )
  },
)
