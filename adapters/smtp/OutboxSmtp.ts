import { Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"
import { encodeQR } from "qr"

import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

import { isOnThisMachine, senderOf, type SmtpSettings } from "./SmtpSettings.ts"

/**
 * Timeouts in ms. A mail to a server that does not answer is retried later. A server may check the text of a mail for
 * viruses before it answers, so the timeout between two replies is longer: a mail that the server accepts after the
 * timeout would be sent again.
 */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 90_000, dnsTimeout: 5000 }

const textAt = (error: unknown, name: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/** Enhanced code of a reply (RFC 3463). Most servers send it first, qmail last: `550 unknown user (#5.1.1)`. */
const enhancedCode = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/u
/** Enhanced codes of a mailbox or its domain (RFC 3463, RFC 7505). Others are about the server or the sender. */
const mailboxCode = /^[45]\.(?:1\.(?:[1236]|10)|2\.\d+)$/u
/** Enhanced codes of an unknown, moved or disabled mailbox, or of a domain without mail. */
const unusableMailboxCode = /^5\.(?:1\.(?:[1236]|10)|2\.1)$/u
/** Codes of a mailbox (RFC 5321), without an enhanced code. Servers also refuse unknown clients with them. */
const mailboxReply =
  /^(?:450|55[0-3])(?!.*\b(?:relay|rcpthosts|sender|authenticat|access denied|prohibit))/isu

/**
 * Classifies a reply. A reply to `RCPT TO` refuses the mail only if it is about the mailbox. Otherwise the server
 * refuses the mails to all recipients, for example `554 5.7.1 Relay access denied`, and operators can fix that. A
 * permanent reply to the text is final only if its enhanced code names an unusable mailbox. Otherwise its reason may be
 * the sender's SPF or DMARC record or a filter, which operators can fix, too.
 */
const refusalOf = (
  command: string,
  reply: string,
): Pick<OutboxError, "isFinal" | "isMailboxRefused" | "isRefused"> => {
  const isPermanent = /^5\d\d/u.test(reply)
  const code = enhancedCode.exec(reply)?.[0]
  if (command === "DATA")
    return {
      isRefused: isPermanent,
      isMailboxRefused: isPermanent && code !== undefined && mailboxCode.test(code),
      isFinal: code !== undefined && unusableMailboxCode.test(code),
    }
  if (command !== "RCPT TO") return { isRefused: false, isMailboxRefused: false, isFinal: false }
  const isRefused = code === undefined ? mailboxReply.test(reply) : mailboxCode.test(code)
  const isUnusable = code === undefined ? /^55[013]/u.test(reply) : unusableMailboxCode.test(code)
  return { isRefused, isMailboxRefused: isRefused, isFinal: isRefused && isPermanent && isUnusable }
}

/**
 * Makes the error of a failed mail without the server's text, which may contain the recipient. An unusable mailbox is
 * final (RFC 5321: 5yz). A refused login, sender or client is a configuration error that operators can fix, so the mail
 * is retried.
 */
const outboxError = (error: unknown): OutboxError => {
  const [code, command = "", answer = "", reply = ""] = ["code", "command", "responseCode", "response"].map(
    (name) => textAt(error, name),
  )
  const cause = new Error(["SMTP:", code, command, answer].filter((part) => part !== "").join(" "))
  return new OutboxError({ ...refusalOf(command, reply), cause })
}

/** Makes the picture of a QR code that the HTML part shows. GIF is shown by every mail program, SVG is not. */
const picture = (code: string, index: number) => ({
  filename: `code-${index}.gif`,
  cid: `code-${index}`,
  content: Buffer.from(encodeQR(code, "gif", { ecc: "medium", scale: 8 })),
  contentType: "image/gif",
  contentDisposition: "inline" as const,
})

/**
 * Sends mails over SMTP as text, and also as HTML if the mail has an HTML part (multipart/alternative). The
 * connection is encrypted unless the mail server is on this machine. A mail's id is part of its `Message-ID`,
 * so that the recipient's mail program recognises a mail that was sent twice because a reply was lost. All mails are
 * marked as automatic (RFC 3834), so that no absence note answers them.
 */
export const layer = ({ from, url }: SmtpSettings): Layer.Layer<Outbox> =>
  Layer.sync(Outbox, () => {
    const host = new URL(Redacted.value(url))
    const transport = createTransport({
      host: host.hostname.replaceAll(/[[\]]/gu, ""),
      port: Number(host.port === "" ? (host.protocol === "smtps:" ? 465 : 587) : host.port),
      secure: host.protocol === "smtps:",
      requireTLS: !isOnThisMachine(host),
      ...(host.username === ""
        ? {}
        : { auth: { user: decodeURIComponent(host.username), pass: decodeURIComponent(host.password) } }),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const sender = senderOf(from)
    const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1)
    return {
      accept: Effect.fn("OutboxSmtp.accept")(({ html, id, qrCodes = [], replyTo, subject, text, to }) =>
        Effect.tryPromise({
          try: (signal) =>
            transport.sendMail({
              from: sender,
              to,
              ...(replyTo === undefined ? {} : { replyTo }),
              subject,
              text,
              ...(html === undefined ? {} : { html }),
              attachments: qrCodes.map(picture),
              messageId: `<${id}@${domain}>`,
              headers: { "Auto-Submitted": "auto-generated" },
              signal,
            }),
          catch: outboxError,
        }).pipe(Effect.asVoid),
      ),
    }
  })
