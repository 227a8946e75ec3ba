import { assert, describe, it } from "@effect/vitest"
import * as OutboxSmtp from "@heimwerk/adapters/smtp/OutboxSmtp.ts"
import { isOnThisMachine } from "@heimwerk/adapters/smtp/SmtpSettings.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Deferred, Effect, Fiber, Redacted } from "effect"

import { smtpServer } from "../../support/smtpServer.ts"

const from = "Heimwerk <service@shop.example>"
const mail = {
  id: "mail-1",
  to: Email.make("anna@kunde.example"),
  subject: "Grüße",
  text: "Erste Zeile\n\n.Punkt am Anfang: äöü€\n",
}
const outboxAt = (url: string, sender = from) =>
  Effect.provide(Outbox, OutboxSmtp.layer({ url: Redacted.make(url), from: sender }))

describe("OutboxSmtp", () => {
  it.live("a mail is sent over SMTP with sender, recipient, subject, text, and its id as Message-ID", () =>
    Effect.gen(function* () {
      const server = yield* smtpServer
      yield* (yield* outboxAt(server.url)).accept(mail)
      const [received] = server.mails
      assert.strictEqual(received?.recipient, "anna@kunde.example")
      assert.match(received?.text ?? "", /^From: Heimwerk <service@shop\.example>$/mu)
      assert.match(received?.text ?? "", /^Message-ID: <mail-1@shop\.example>$/mu)
      assert.include(received?.text, "Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=\n")
      assert.include(received?.text, "\n\n..Punkt am Anfang: =C3=A4=C3=B6=C3=BC=E2=82=AC")
    }),
  )

  it.live("a mail is marked as automatic, and replies go to its own address for replies if it has one", () =>
    Effect.gen(function* () {
      const server = yield* smtpServer
      const outbox = yield* outboxAt(server.url)
      yield* outbox.accept(mail)
      yield* outbox.accept({ ...mail, replyTo: Email.make("ada@beispiel.de") })
      for (const { text } of server.mails) assert.match(text, /^Auto-Submitted: auto-generated$/mu)
      assert.deepStrictEqual(
        server.mails.map(({ text }) => /^Reply-To: (.*)$/mu.exec(text)?.[1]),
        [undefined, "ada@beispiel.de"],
      )
    }),
  )

  it.live.each([
    ["service@shop.example", "service@shop.example"],
    ["Heimwerk: Service <service@shop.example>", '"Heimwerk: Service" <service@shop.example>'],
    ["Bauer, dein Markt <service@shop.example>", '"Bauer, dein Markt" <service@shop.example>'],
  ])("the sender %j of all mails is sent as %j", ([sender, header]) =>
    Effect.gen(function* () {
      const server = yield* smtpServer
      yield* (yield* outboxAt(server.url, sender)).accept(mail)
      const text = server.mails[0]?.text ?? ""
      assert.strictEqual(/^From: (.*)$/mu.exec(text)?.[1], header)
      assert.match(text, /^Message-ID: <mail-1@shop\.example>$/mu)
    }),
  )

  it.live(
    "a mail with HTML and a QR code is sent as text and as HTML, and the picture of the code is a part of the HTML",
    () =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        const html = '<p lang="de">Dein Code</p><img src="cid:code-0" alt="">'
        yield* (yield* outboxAt(server.url)).accept({ ...mail, html, qrCodes: ["HW-1-K7PQ"] })
        const text = server.mails[0]?.text ?? ""
        assert.deepStrictEqual(
          [...text.matchAll(/^Content-Type: ([\w/]+)/gmu)].map(([, type]) => type),
          ["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/gif"],
        )
        assert.match(text, /^Content-ID: <code-0>$/mu)
        assert.match(text, /^Content-Disposition: inline/mu)
        const picture = /Content-ID: <code-0>[^]*?\n\n([A-Za-z\d+/=\n]+)/u.exec(text)?.[1] ?? ""
        assert.strictEqual(Buffer.from(picture, "base64").subarray(0, 3).toString(), "GIF")
      }),
  )

  it.live.each([
    ["450 4.2.1 <anna@kunde.example> busy", undefined, "for now"],
    ["450 4.1.2 Domain of anna@kunde.example not found", undefined, "for now"],
    ["450 <anna@kunde.example> greylisted", undefined, "for now"],
    ["550 5.1.1 <anna@kunde.example> unknown", undefined, "finally"],
    ["550-5.1.1 <anna@kunde.example>\r\n550 5.1.1 unknown", undefined, "finally"],
    ["550 <anna@kunde.example> unknown (#5.1.1)", undefined, "finally"],
    ["556 5.1.10 <anna@kunde.example> takes no mail", undefined, "finally"],
    ["550 5.2.1 <anna@kunde.example> disabled", undefined, "finally"],
    ["550 <anna@kunde.example> unknown", undefined, "finally"],
    ["552 5.2.2 <anna@kunde.example> mailbox full", undefined, "for now"],
    ["552 <anna@kunde.example> mailbox full", undefined, "for now"],
    ["554 5.7.1 <anna@kunde.example> Relay access denied", undefined, "not"],
    ["454 4.7.1 <anna@kunde.example> Relay access denied", undefined, "not"],
    ["450 4.7.1 Client host rejected", undefined, "not"],
    ["450 Relay access denied for anna@kunde.example", undefined, "not"],
    ["550 Relay not permitted for anna@kunde.example", undefined, "not"],
    ["550 #5.1.0 Address rejected.", undefined, "not"],
    ["553 that domain is not in my list of allowed rcpthosts (#5.7.1)", undefined, "not"],
    ["550 Authentication required", undefined, "not"],
    ["530 5.7.0 Authentication required", undefined, "not"],
    ["553 5.7.1 <service@shop.example> Sender address rejected", undefined, "not"],
    ["550 5.1.8 <service@shop.example> Sender address rejected", undefined, "not"],
    ["554 <anna@kunde.example> Access denied", undefined, "not"],
    ["451 4.3.0 Temporary lookup failure", undefined, "not"],
    [undefined, "451 4.7.1 the scanner is down, anna", "not"],
    [undefined, "554 5.7.1 anna's mail is spam", "for now"],
    [undefined, "550 anna's mail is spam", "for now"],
    [undefined, "550 5.7.23 The SPF record of anna's mail does not match", "for now"],
    [undefined, "550-5.7.26 anna's mail is unauthenticated\r\n550 5.7.26 see DMARC", "for now"],
    [undefined, "552 5.3.4 anna's mail is too big", "for now"],
    [undefined, "550 5.1.1 <anna@kunde.example> unknown", "finally"],
  ] as const)(
    "an SMTP refusal counts as a refusal of the mail only if it is about the mailbox, or permanent and about the text (reply to the recipient: %j, to the text: %j, the mail is refused: %s)",
    ([recipient, text, refused]) =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        server.answers.recipient = () => recipient
        server.answers.text = () => text
        const error = yield* Effect.flip((yield* outboxAt(server.url)).accept(mail))
        assert.deepStrictEqual([error.isFinal, error.isRefused], [refused === "finally", refused !== "not"])
        assert.notInclude(String(error) + String(error.cause), "anna")
        assert.deepStrictEqual(server.mails, [])
      }),
  )

  it.live(
    "a mail server that cannot be reached causes a temporary error that does not contain the password",
    () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip((yield* outboxAt("smtp://shop:geheim@127.0.0.1:1")).accept(mail))
        assert.deepStrictEqual([error.isFinal, error.isRefused], [false, false])
        assert.notInclude(String(error) + String(error.cause), "geheim")
      }),
  )

  it.live("a refusal of the shop's sender is not a refusal of the mail", () =>
    Effect.gen(function* () {
      const server = yield* smtpServer
      server.answers.sender = () => "550 5.7.1 not your address"
      const error = yield* Effect.flip((yield* outboxAt(server.url)).accept(mail))
      assert.deepStrictEqual([error.isFinal, error.isRefused], [false, false])
    }),
  )

  it.live(
    "an interrupted try closes its connection, so that the mail server cannot accept the mail later",
    () =>
      Effect.gen(function* () {
        const server = yield* smtpServer
        const [isWaiting, isClosed] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        server.answers.text = () => {
          Deferred.doneUnsafe(isWaiting, Effect.void)
          return new Promise(() => undefined)
        }
        server.answers.closed = () => Deferred.doneUnsafe(isClosed, Effect.void)
        const sending = yield* Effect.forkChild((yield* outboxAt(server.url)).accept(mail))
        yield* Deferred.await(isWaiting)
        yield* Fiber.interrupt(sending)
        // Without an interruption, the outbox closes the connection after 90 s.
        yield* Effect.timeout(Deferred.await(isClosed), "30 seconds")
        assert.deepStrictEqual(server.mails, [])
      }),
  )

  it.each([
    ["smtp://localhost:25", true],
    ["smtp://127.0.0.1", true],
    ["smtp://[::1]:25", true],
    ["smtp://mail.example", false],
    ["smtp://127.0.0.1.example", false],
  ])("the check whether the mail server %s is on this machine returns %s", (url, expected) => {
    assert.strictEqual(isOnThisMachine(new URL(url)), expected)
  })
})
