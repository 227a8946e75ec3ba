import { Effect } from "effect"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

/** Idempotency keys of failed attempts, by e-mail address. The server may have executed such an attempt. */
export type FailedAttempts = Map<string, IdempotencyKey>

/** Commands of the newsletter. A second attempt for the same e-mail address reuses the idempotency key. */
export const openNewsletter = Newsletter.useSync((newsletter) => ({
  /** Sends a confirmation link to an e-mail address. The form has validated the address. */
  subscribe: Effect.fn("newsletter.subscribe")(function* (email: string, attempts: FailedAttempts) {
    const key = attempts.get(email) ?? (yield* randomKey)
    attempts.set(email, key)
    yield* newsletter.subscribe(Email.make(email), key)
    attempts.delete(email)
  }),
  confirm: (token: string) => newsletter.confirm(token),
  /** Sends a link that cancels the newsletter to an e-mail address. The form has validated the address. */
  askToCancel: Effect.fn("newsletter.askToCancel")(function* (email: string, attempts: FailedAttempts) {
    const key = attempts.get(email) ?? (yield* randomKey)
    attempts.set(email, key)
    yield* newsletter.askToCancel(Email.make(email), key)
    attempts.delete(email)
  }),
  cancel: (token: string) => newsletter.cancel(token),
}))
