import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"

/**
 * A mail: its text, and optionally the same content as HTML.
 * @stability stable
 * @example
 * import { Mail } from "@heimwerk/core/mail"
 * import { Email } from "@heimwerk/core/values"
 *
 * const mail = Mail.make({
 *   id: "order-1",
 *   to: Email.make("anna.berg@kunde.example"),
 *   subject: "Deine Bestellung",
 *   text: "Vielen Dank für deine Bestellung.",
 * })
 * mail.subject // => "Deine Bestellung"
 */
export class Mail extends Schema.Opaque<Mail>()(
  Schema.Struct({
    /** Idempotency key of the mail. Mails with the same id are sent once. */
    id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
    to: Email,
    /** Address for replies, if it is not the address of the shop. */
    replyTo: Schema.optionalKey(Email),
    /** Subject of the mail, without line breaks. */
    subject: Schema.String.check(Schema.isPattern(/^[^\r\n]+$/u)),
    text: Schema.String,
    html: Schema.optionalKey(Schema.String),
    /**
     * Texts that the HTML shows as QR codes. The outbox attaches the picture of the first as `cid:code-0`, of the
     * second as `cid:code-1`.
     */
    qrCodes: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  }),
) {}
