import { Effect } from "effect"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

/** The keys of tries that may have arrived although they failed, by address. */
export type Tries = Map<string, IdempotencyKey>

/** Has a link sent to an address that the form has found to be one; trying again after a failure is the same command. */
export const subscribe = Effect.fn("newsletter.subscribe")(function* (email: string, tries: Tries) {
  const key = tries.get(email) ?? (yield* randomKey)
  tries.set(email, key)
  yield* (yield* Newsletter).subscribe(Email.make(email), key)
  tries.delete(email)
})

/** Confirms the address the token was sent to. */
export const confirm = (token: string) => Newsletter.use((newsletter) => newsletter.confirm(token))
