import { Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"

import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

import { isOnThisMachine, type SmtpSettings } from "./SmtpSettings.ts"

/** A server that does not answer holds nobody up: the mail is handed over again later. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 }

const textAt = (error: unknown, name: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/**
 * What went wrong, without the server's words, which name the addressee. A recipient or a text that is refused for good
 * (RFC 5321: 5yz) stays refused; a login or a sender that is refused is ours to put right.
 */
const outboxError = (error: unknown): OutboxError => {
  const [code, command, answer] = ["code", "command", "responseCode"].map((name) => textAt(error, name))
  const isFinal = /^5\d\d$/u.test(answer ?? "") && /^(?:RCPT TO|DATA)$/u.test(command ?? "")
  const cause = new Error(["SMTP:", code, command, answer].filter((part) => part !== "").join(" "))
  return new OutboxError({ isFinal, cause })
}

/**
 * Mails over SMTP. Outside of this machine the way is encrypted or not gone. A mail's id becomes its `Message-ID`: should one
 * be handed over twice, because an answer was lost, its addressee's program knows it again.
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
    const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>$/u, "")
    return {
      accept: Effect.fn("OutboxSmtp.accept")(({ id, subject, text, to }) =>
        Effect.tryPromise({
          try: () => transport.sendMail({ from, to, subject, text, messageId: `<${id}@${domain}>` }),
          catch: outboxError,
        }).pipe(Effect.asVoid),
      ),
    }
  })
