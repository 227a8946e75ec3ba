import type * as Effect from "effect/Effect"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import type { RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"

/** The brand in the texts of mails, and the origin of their links. */
export type ShopOfMails = Pick<RetailerIdentity, "brand" | "origin">

/** A store that changes data and sends the mails about its changes. */
export interface MailingStore<E> {
  /** Runs an effect in one transaction. */
  atomically<A, E2, R>(work: Effect.Effect<A, E2, R>): Effect.Effect<A, E | E2, R>
  /** Sends a mail. A store in the database sends it only if the transaction commits. */
  send(mail: Mail): Effect.Effect<unknown, E>
  /** A new random token for a mailed link. */
  readonly newToken: Effect.Effect<string>
}
