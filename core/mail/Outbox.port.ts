import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Mail } from "./Mail.ts"

/**
 * A mail was not accepted. It may be sent again unless the error is final. The error contains nothing of the mail.
 * @stability stable
 */
export class OutboxError extends Schema.TaggedError<OutboxError>()("OutboxError", {
  /** The mail can never be delivered: the recipient does not exist, or the content is refused. */
  isFinal: Schema.optionalKey(Schema.Boolean),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return "The outbox does not take mails at the moment."
  }
}

/**
 * Sends the shop's mails.
 * @stability stable
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /**
     * Accepts a mail. After a success the mail survives a crash of this process. A sender without a response sends
     * again; the same id is one mail.
     */
    accept(mail: Mail): Effect.Effect<void, OutboxError>
  }
>()("core/mail/Outbox") {}
