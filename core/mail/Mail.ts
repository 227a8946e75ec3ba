import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"

/**
 * Plain-text mail.
 * @stability stable
 */
export const Mail = Schema.Struct({
  /** Idempotency key: the same id is sent once. */
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u)),
  to: Email,
  /** One line. */
  subject: Schema.String.check(Schema.isPattern(/^[^\r\n]+$/u)),
  text: Schema.String,
})
export type Mail = typeof Mail.Type
