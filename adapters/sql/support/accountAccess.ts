import { type AccountLink, linkLifetimeMillis } from "@heimwerk/core/account/accountLinks.ts"
import { failuresForgottenAfterMillis } from "@heimwerk/core/account/loginDelay.ts"
import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import type { ShownAccess } from "../../operator/support.ts"
import { addressHash } from "../customer/requests.ts"

const Links = Schema.Array(Schema.Struct({ requested: Schema.Int, isUsed: Schema.Boolean }))
const Failures = Schema.Array(Schema.Struct({ failures: Schema.Int, freeFrom: Schema.Int }))

/**
 * Returns what can keep a customer from logging in: a registration that is not confirmed, and the delay after wrong
 * passwords. Also returns the last link for a new password. The e-mail address need not have an account.
 */
export const accessOf = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const linkOf = Effect.fnUntraced(function* (kind: AccountLink) {
    const [link] = yield* sql`
      select requested::float8 as requested, used is not null as "isUsed" from account_request
      where kind = ${kind}::text and who_hash = ${addressHash(email)}::text and token_hash is not null
      order by requested desc limit 1`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Links)))
    return link === undefined ? null : { ...link, expires: link.requested + linkLifetimeMillis[kind] }
  })
  const [counted] = yield* sql`
    select failures, free_from::float8 as "freeFrom" from login_failure
    where who_hash = ${addressHash(email)}::text and tried > ${now - failuresForgottenAfterMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Failures)),
  )
  return {
    registration: yield* linkOf("registration"),
    passwordReset: yield* linkOf("passwordReset"),
    wrongPasswords: counted?.failures ?? 0,
    lockedUntil: counted !== undefined && counted.freeFrom > now ? counted.freeFrom : null,
  } satisfies typeof ShownAccess.Type
})
