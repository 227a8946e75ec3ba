import { assert } from "@effect/vitest"
import { sendQueuedMails, queueMail } from "@heimwerk/adapters/sql/outgoingMail.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Fiber, Layer, Logger, Queue } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"

const mail = (id: string): Mail => ({
  id,
  to: Email.make("anna@post.example"),
  subject: "Hallo",
  text: "Text",
})
const to = (accept: Outbox["Service"]["accept"]) => Layer.succeed(Outbox, { accept })

/** Tests of queued mails that a slow mail server accepts. */
export const mailLeasesSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Outbox>) => {
  it.effect("no mail is sent twice if the mail server needs almost 2 minutes to accept each of 6 mails", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`delete from outgoing_mail`
      yield* Effect.forEach([1, 2, 3, 4, 5, 6], (place) => queueMail(sql, mail(`mail-${place}`), place - 6))
      const [begun, rest] = [yield* Queue.unbounded<string>(), new Array<string>()]
      const sending = yield* Effect.forkChild(
        Effect.provide(
          sendQueuedMails,
          to(({ id }) => Effect.andThen(Queue.offer(begun, id), Effect.sleep("119 seconds"))),
        ),
      )
      assert.sameMembers(yield* Queue.takeN(begun, 4), ["mail-1", "mail-2", "mail-3", "mail-4"])
      const other = Effect.provide(
        sendQueuedMails,
        to(({ id }) => Effect.sync(() => void rest.push(id))),
      )
      assert.strictEqual(yield* other, 2)
      yield* TestClock.adjust("118 seconds")
      assert.strictEqual(yield* other, 0)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* Fiber.join(sending), 4)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* other, 0)
      assert.deepStrictEqual(rest, ["mail-5", "mail-6"])
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a mail that the mail server does not accept within 2 minutes is sent again a minute later", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`delete from outgoing_mail`
      yield* queueMail(sql, mail("slow"), 0)
      const begun = yield* Queue.unbounded<string>()
      const sending = yield* Effect.forkChild(
        Effect.provide(
          sendQueuedMails,
          to(({ id }) => Effect.andThen(Queue.offer(begun, id), Effect.never)),
        ),
      )
      yield* Queue.take(begun)
      yield* TestClock.adjust("2 minutes")
      assert.strictEqual(yield* Fiber.join(sending), 0)
      assert.strictEqual(yield* sendQueuedMails, 0)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* sendQueuedMails, 1)
    }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
  )
}
