import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Mail } from "./Mail.ts"

/**
 * A mail was not taken; unless that is final, it may be handed over again. Nothing of the mail stands in the error.
 * @stability stable
 */
export class OutboxError extends Schema.TaggedError<OutboxError>()("OutboxError", {
  /** The mail will never be taken: its addressee does not exist, or it is refused for what it says. */
  isFinal: Schema.optionalKey(Schema.Boolean),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return "The outbox does not take mails at the moment."
  }
}

/**
 * Where the shop's mails go out.
 * @stability stable
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /**
     * Takes a mail; once it has answered the mail outlives this process. A sender who has not heard the answer hands it over
     * again: the same id is one mail.
     */
    accept(mail: Mail): Effect.Effect<void, OutboxError>
  }
>()("core/mail/Outbox") {}
