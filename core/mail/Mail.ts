import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"

/**
 * A plain-text mail.
 * @stability stable
 */
export const Mail = Schema.Struct({
  /** Idempotency key of the mail. Mails with the same id are sent once. */
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
  to: Email,
  /** Subject of the mail, without line breaks. */
  subject: Schema.String.check(Schema.isPattern(/^[^\r\n]+$/u)),
  text: Schema.String,
})
export type Mail = typeof Mail.Type
