import { assert, layer } from "@effect/vitest"
import { sendQueuedMails, queueMail } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { waitingMails } from "@heimwerk/adapters/sql/diagnosis/waiting.ts"
import { retryRefusedMails } from "@heimwerk/adapters/sql/support/queuedMails.ts"
import * as OutboxSmtp from "@heimwerk/adapters/smtp/OutboxSmtp.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Clock, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { embedded } from "../../support/database.ts"
import { logTo } from "../../support/logTo.ts"
import { smtpServer } from "../../support/smtpServer.ts"

const to = Email.make("kanarienvogel@post.example")
const mail = { to, subject: "Hallo", text: "Geheimer Link", html: "<p>Geheimer Link</p>", qrCodes: ["K7PQ"] }

const kept = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`select id, tries, refused is not null as "isRefused", body, html, qr_codes from outgoing_mail order by id`
})

layer(Layer.effectDiscard(migrate()).pipe(Layer.provideMerge(embedded)), {
  excludeTestServices: true,
})("sendQueuedMails over SMTP", (it) => {
  it.effect(
    "a mail is sent once, a temporary refusal is retried, and a final refusal removes the content at once and the mail after 7 days",
    () =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        const lines: Array<string> = []
        const deliver = sendQueuedMails.pipe(
          Effect.provide(
            OutboxSmtp.layer({ url: Redacted.make(server.url), from: "Heimwerk <service@shop.example>" }),
          ),
          logTo(lines),
        )
        const sql = yield* SqlClient.SqlClient
        const now = yield* Clock.currentTimeMillis
        yield* queueMail(sql, { id: "mail-1", ...mail }, now)
        server.answers.recipient = (address) => `450 4.2.1 <${address}> busy`
        assert.strictEqual(yield* deliver, 0)
        assert.strictEqual(yield* deliver, 0)
        assert.lengthOf(lines, 1)
        yield* TestClock.adjust("3 minutes")
        delete server.answers.recipient
        assert.strictEqual(yield* deliver, 1)
        assert.strictEqual(yield* deliver, 0)
        assert.lengthOf(server.mails, 1)
        assert.include(server.mails[0]?.text, "Content-ID: <code-0>")
        assert.deepStrictEqual(yield* kept, [])

        yield* queueMail(sql, { id: "mail-2", ...mail }, now)
        server.answers.recipient = (address) => `550 5.1.1 <${address}> unknown`
        assert.strictEqual(yield* deliver, 0)
        assert.deepStrictEqual(yield* kept, [
          { id: "mail-2", tries: 1, isRefused: true, body: "", html: null, qr_codes: [] },
        ])
        yield* TestClock.adjust("6 days")
        yield* prune
        assert.strictEqual(yield* deliver, 0)
        assert.lengthOf(yield* kept, 1)
        yield* TestClock.adjust("1 day")
        yield* prune
        assert.deepStrictEqual(yield* kept, [])
        assert.lengthOf(server.mails, 1)
        assert.lengthOf(lines, 2)
        assert.notInclude(lines.join("\n"), "kanarienvogel")
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "a mail that the mail server refuses for 5 days is not sent again, and a mail to a server that does not answer waits without end",
    () =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        const lines: Array<string> = []
        const deliverTo = (url: string) =>
          sendQueuedMails.pipe(
            Effect.provide(OutboxSmtp.layer({ url: Redacted.make(url), from: "service@shop.example" })),
            logTo(lines),
          )
        const sql = yield* SqlClient.SqlClient
        const waiting = Effect.map(waitingMails, (mails) => mails.waiting)
        yield* queueMail(sql, { id: "mail-3", ...mail }, yield* Clock.currentTimeMillis)
        for (const url of ["smtp://127.0.0.1:1", server.url]) {
          server.answers.recipient = () => "450 4.1.2 Domain not found"
          yield* TestClock.adjust("6 days")
          assert.strictEqual(yield* deliverTo(url), 0)
        }
        yield* TestClock.adjust("7199 minutes")
        yield* deliverTo(server.url)
        assert.strictEqual(yield* waiting, 1)
        yield* TestClock.adjust("1 hour")
        yield* deliverTo("smtp://127.0.0.1:1")
        assert.strictEqual(yield* waiting, 1)
        yield* TestClock.adjust("1 hour")
        yield* deliverTo(server.url)
        assert.strictEqual(yield* waiting, 0)
        assert.deepStrictEqual(
          lines.map((line) => line.includes("not sent again")),
          [false, false, false, false, true],
        )
        yield* TestClock.adjust("7 days")
        yield* prune
        assert.deepStrictEqual(yield* kept, [])
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a mail keeps its text while the mail server relays no mail of the shop, also after 6 days", () =>
    Effect.gen(function* () {
      const server = yield* smtpServer
      const deliver = Effect.provide(
        sendQueuedMails,
        OutboxSmtp.layer({ url: Redacted.make(server.url), from: "service@shop.example" }),
      )
      const sql = yield* SqlClient.SqlClient
      yield* queueMail(sql, { id: "mail-4", ...mail }, yield* Clock.currentTimeMillis)
      server.answers.recipient = (address) => `554 5.7.1 <${address}>: Relay access denied`
      assert.strictEqual(yield* deliver, 0)
      yield* TestClock.adjust("6 days")
      assert.strictEqual(yield* deliver, 0)
      delete server.answers.recipient
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* deliver, 1)
      assert.include(server.mails[0]?.text, "Geheimer Link")
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "a mail whose text is refused because of the sender's SPF record is sent again for 5 days, and then keeps its text for operators",
    () =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        const lines: Array<string> = []
        const deliver = sendQueuedMails.pipe(
          Effect.provide(OutboxSmtp.layer({ url: Redacted.make(server.url), from: "service@shop.example" })),
          logTo(lines),
        )
        const sql = yield* SqlClient.SqlClient
        const { html, text } = mail
        yield* queueMail(sql, { id: "mail-5", ...mail }, yield* Clock.currentTimeMillis)
        server.answers.text = () => "550 5.7.23 SPF validation failed"
        assert.strictEqual(yield* deliver, 0)
        const stored = { id: "mail-5", body: text, html, qr_codes: mail.qrCodes }
        assert.deepStrictEqual(yield* kept, [{ ...stored, tries: 1, isRefused: false }])
        yield* TestClock.adjust("5 days")
        assert.strictEqual(yield* deliver, 0)
        assert.deepStrictEqual(yield* kept, [{ ...stored, tries: 2, isRefused: true }])
        yield* TestClock.adjust("6 days")
        yield* prune
        delete server.answers.text
        assert.strictEqual(yield* deliver, 0)
        assert.strictEqual(yield* retryRefusedMails(null), 1)
        assert.strictEqual(yield* deliver, 1)
        assert.include(server.mails[0]?.text, "Geheimer Link")
        assert.deepStrictEqual(lines, [
          "Warn: A mail was not taken and is tried again later",
          "Error: A mail was refused for 5 days and is not sent again; its text is kept for 7 days",
        ])
      }).pipe(Effect.provide(TestClock.layer())),
  )
})
