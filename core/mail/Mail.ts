import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"

/**
 * A mail in plain text, as it is handed over for sending.
 * @stability stable
 */
export const Mail = Schema.Struct({
  /** Names the mail for good: handed over twice it is one mail. */
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
  to: Email,
  /** One line. */
  subject: Schema.String.check(Schema.isPattern(/^[^\r\n]+$/u)),
  text: Schema.String,
})
export type Mail = typeof Mail.Type
