import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Mail } from "./Mail.ts"

/**
 * The outbox did not accept a mail. The mail may be sent again unless the error is final. The error contains
 * no data of the mail.
 * @stability stable
 * @example
 * import { OutboxError } from "@heimwerk/core/mail"
 *
 * new OutboxError({ isFinal: true }).message // => "The outbox does not take mails at the moment."
 */
export class OutboxError extends Schema.TaggedError<OutboxError>()("OutboxError", {
  /** The mail can never be delivered: the recipient does not exist. */
  isFinal: Schema.optionalKey(Schema.Boolean),
  /**
   * The mail server refused this mail: its mailbox, or permanently its content. A mail that is refused for days is not
   * sent again. A server that refuses the mails of all recipients does not refuse this mail.
   */
  isRefused: Schema.optionalKey(Schema.Boolean),
  /** The refusal is about the recipient's mailbox, not the content. A refusal of all mailboxes looks the same. */
  isMailboxRefused: Schema.optionalKey(Schema.Boolean),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return "The outbox does not take mails at the moment."
  }
}

/**
 * Sends the shop's mails.
 * @stability stable
 * @example
 * import { OutboxMemory } from "@heimwerk/adapters/memory"
 * import { Mail, Outbox } from "@heimwerk/core/mail"
 * import { Email } from "@heimwerk/core/values"
 * import * as Effect from "effect/Effect"
 *
 * const sent: Array<Mail> = []
 * const to = Email.make("anna.berg@kunde.example")
 * const mail: Mail = { id: "order-1", to, subject: "Danke", text: "Vielen Dank." }
 * const accept = Outbox.use((outbox) => outbox.accept(mail))
 * await Effect.runPromise(Effect.provide(accept, OutboxMemory.layer(sent)))
 * sent.map(({ subject }) => subject) // => ["Danke"]
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /**
     * Accepts a mail. An accepted mail survives a crash of this process. If there is no response, the caller
     * sends the mail again; mails with the same id are sent once.
     */
    accept(mail: Mail): Effect.Effect<void, OutboxError>
  }
>()("core/mail/Outbox") {}
