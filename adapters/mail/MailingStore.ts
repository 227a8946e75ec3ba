import type * as Effect from "effect/Effect"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"

/** A store that keeps data and the mails about it together. */
export interface MailingStore<E> {
  /** Runs work in one transaction. */
  atomically<A, E2, R>(work: Effect.Effect<A, E2, R>): Effect.Effect<A, E | E2, R>
  /** Sends a mail, in the database when the transaction commits. */
  send(mail: Mail): Effect.Effect<unknown, E>
  /** A random token for a link. */
  readonly newToken: Effect.Effect<string>
}
