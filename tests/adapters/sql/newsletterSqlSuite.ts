import { assert } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { countAttempt, forgiveAttempt } from "@heimwerk/adapters/sql/attempts.ts"
import { sendQueuedMails, queueMail } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { newsletterSuite, tokenIn } from "../../ports/Newsletter.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { sentMails } from "../../support/database.ts"
import { logTo } from "../../support/logTo.ts"

const canary = Email.make("kanarienvogel@post.example")
const mail = (id: string): Mail => ({ id, to: canary, subject: "Hallo", text: "Text" })

/** The content of the newsletter tables and of the mail queue as text. */
const stored = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* Effect.all([
    sql`select t::text as row from newsletter_subscription t`,
    sql`select t::text as row from newsletter_request t`,
    sql`select t::text as row from outgoing_mail t`,
  ])
  return JSON.stringify(tables)
})

const clear = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`delete from outgoing_mail`
  yield* sql`delete from newsletter_subscription`
})

const to = (accept: Outbox["Service"]["accept"]) => Layer.succeed(Outbox, { accept })

/** Tests of the newsletter and of queued mails that need a database. */
export const newsletterSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Newsletter | Outbox>) => {
  newsletterSuite(
    it,
    Effect.orDie(Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })).pipe(
      Effect.andThen(Effect.sync(() => [...sentMails])),
    ),
  )

  it.effect("the newsletter tables and the mail queue contain no token and no text of a sent mail", () =>
    Effect.gen(function* () {
      yield* clear
      yield* (yield* Newsletter).subscribe(canary, "k1")
      yield* sendQueuedMails
      const token = tokenIn(sentMails.at(-1) ?? { text: "" })
      const rows = yield* stored
      assert.isNotEmpty(token)
      assert.notInclude(rows, token)
      assert.notInclude(rows, "Hallo,")
      assert.include(rows, canary)
    }),
  )

  it.effect(
    "a newsletter confirmation link expires after 7 days, and the address is then removed with its mails",
    () =>
      Effect.gen(function* () {
        yield* clear
        const newsletter = yield* Newsletter
        const [kept, forgotten] = [Email.make("anna@post.example"), canary]
        yield* newsletter.subscribe(kept, "k1")
        yield* newsletter.subscribe(forgotten, "k1")
        yield* sendQueuedMails
        const tokenOf = (email: Email) =>
          tokenIn(sentMails.findLast((sent) => sent.to === email) ?? { text: "" })
        yield* TestClock.adjust("167 hours")
        yield* newsletter.confirm(tokenOf(kept))
        yield* prune
        assert.include(yield* stored, forgotten)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual((yield* Effect.flip(newsletter.confirm(tokenOf(forgotten)))).reason, "LinkInvalid")
        yield* prune
        const rows = yield* stored
        assert.notInclude(rows, forgotten)
        assert.include(rows, kept)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "a queued mail is sent once if its transaction commits, and is never sent if its transaction fails",
    () =>
      Effect.gen(function* () {
        yield* clear
        const sql = yield* SqlClient.SqlClient
        yield* Effect.flip(
          sql.withTransaction(Effect.andThen(queueMail(sql, mail("never"), 0), Effect.fail("No." as const))),
        )
        yield* sql.withTransaction(
          Effect.andThen(queueMail(sql, mail("once"), 0), queueMail(sql, mail("once"), 0)),
        )
        assert.strictEqual(yield* sendQueuedMails, 1)
        assert.strictEqual(yield* sendQueuedMails, 0)
      }),
  )

  it.effect("parallel runs of the delivery job send every queued mail once", () =>
    Effect.gen(function* () {
      yield* clear
      const sql = yield* SqlClient.SqlClient
      const taken: Array<string> = []
      const outbox = to(({ id }) =>
        Effect.andThen(
          Effect.yieldNow,
          Effect.sync(() => void taken.push(id)),
        ),
      )
      const ids = Array.from({ length: 30 }, (_, index) => `mail-${index}`)
      yield* Effect.forEach(ids, (id) => queueMail(sql, mail(id), 0))
      yield* Effect.all([sendQueuedMails, sendQueuedMails, sendQueuedMails], {
        concurrency: "unbounded",
      }).pipe(Effect.provide(outbox))
      yield* Effect.provide(Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 }), outbox)
      assert.sameMembers(taken, ids)
    }),
  )

  it.effect(
    "a failed mail is retried after 3 minutes, then after 6 minutes, and the log contains no personal data",
    () =>
      Effect.gen(function* () {
        yield* clear
        const sql = yield* SqlClient.SqlClient
        const lines: Array<string> = []
        let calls = 0
        const refusing = Effect.provide(
          sendQueuedMails,
          to(() =>
            Effect.andThen(
              Effect.sync(() => calls++),
              Effect.fail(new OutboxError({})),
            ),
          ),
        ).pipe(logTo(lines))
        yield* queueMail(sql, mail("late"), 0)
        const after = (wait: "0 seconds" | "179 seconds" | "1 second" | "359 seconds") =>
          TestClock.adjust(wait).pipe(
            Effect.andThen(refusing),
            Effect.map(() => calls),
          )
        assert.deepStrictEqual(
          [
            yield* after("0 seconds"),
            yield* after("179 seconds"),
            yield* after("1 second"),
            yield* after("359 seconds"),
            yield* after("1 second"),
          ],
          [1, 1, 2, 2, 3],
        )
        assert.deepStrictEqual(
          new Set(lines),
          new Set(["Warn: A mail was not taken and is tried again later"]),
        )
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* sendQueuedMails, 1)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a queued mail is sent again 3 minutes after the delivery job was interrupted", () =>
    Effect.gen(function* () {
      yield* clear
      const sql = yield* SqlClient.SqlClient
      yield* queueMail(sql, mail("half"), 0)
      const sending = yield* Effect.forkChild(
        Effect.provide(
          sendQueuedMails,
          to(() => Effect.never),
        ),
      )
      yield* Effect.flatMap(sql`select id from outgoing_mail where tries = 1`, (rows) =>
        rows.length === 1 ? Effect.void : Effect.fail("Not yet." as const),
      ).pipe(Effect.eventually)
      yield* Fiber.interrupt(sending)
      assert.strictEqual(yield* sendQueuedMails, 0)
      yield* TestClock.adjust("3 minutes")
      assert.strictEqual(yield* sendQueuedMails, 1)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "attempts are counted per network address and action, and are forgotten one hour after the first attempt; the address is not stored",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const count = (who: string, kind = "test") => countAttempt(sql, { kind, who }, 3_600_000)
        yield* Effect.all([count("1.2.3.4"), count("1.2.3.4"), count("1.2.3.4")], {
          concurrency: "unbounded",
        })
        yield* count("1.2.3.4")
        yield* forgiveAttempt(sql, { kind: "test", who: "1.2.3.4" })
        assert.deepStrictEqual(
          [yield* count("1.2.3.4"), yield* count("1.2.3.5"), yield* count("1.2.3.4", "other")],
          [4, 1, 1],
        )
        const rows = yield* sql`select t::text as row from attempt t`
        assert.notInclude(JSON.stringify(rows), "1.2.3.4")
        yield* TestClock.adjust("59 minutes")
        yield* prune
        assert.strictEqual(yield* count("1.2.3.4"), 5)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* count("1.2.3.4"), 1)
        yield* TestClock.adjust("1 hour")
        yield* prune
        assert.lengthOf(yield* sql`select * from attempt where kind in ('test', 'other')`, 0)
      }).pipe(Effect.provide(TestClock.layer())),
  )
}
