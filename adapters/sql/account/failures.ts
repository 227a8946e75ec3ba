import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { failuresForgottenAfterMillis, loginDelayMillis } from "@heimwerk/core/account/loginDelay.ts"
import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"

import type { LoginTry } from "../../account/AccountStore.ts"
import { addressHash } from "../customer/requests.ts"
import { knowsDevice } from "./devices.ts"
import { hashOf } from "./tokens.ts"

const Rows = Schema.Tuple([
  Schema.Struct({ failures: Schema.Int, tried: Schema.FiniteFromString, free_from: Schema.FiniteFromString }),
])

/**
 * Returns the id of the counter for a login attempt. There is one counter per e-mail address, known or not,
 * and one per known device of a customer.
 */
const counterOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, attempt: LoginTry, now: number) {
  return (yield* knowsDevice(sql, attempt, now))
    ? hashOf(`device ${attempt.device} ${accountKeyOf(attempt.email)}`)
    : addressHash(attempt.email)
})

/**
 * Returns whether a login attempt may check its password. Returns false during the delay after the last
 * failed attempt. Otherwise counts the attempt as failed at once; `absolve` resets the count after a correct
 * password. All servers share the count.
 */
export const admit = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, attempt: LoginTry, now: number) {
  const who = yield* counterOf(sql, attempt, now)
  // Locks the counter, so that parallel login attempts run one after another.
  const [{ failures, free_from: freeFrom, tried }] = yield* sql`
    insert into login_failure (who_hash, failures, tried, free_from)
    values (${who}::text, 0, ${now}::bigint, 0)
    on conflict (who_hash) do update set who_hash = excluded.who_hash
    returning failures, tried::text as tried, free_from::text as free_from`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
  )
  if (freeFrom > now) return false
  const counted = tried <= now - failuresForgottenAfterMillis ? 1 : failures + 1
  const delay = loginDelayMillis(counted)
  // Without a delay, `free_from` is 0. A server with a slightly slower clock would otherwise refuse the next
  // attempt.
  yield* sql`
    update login_failure set failures = ${counted}::int, tried = ${now}::bigint,
      free_from = ${delay === 0 ? 0 : now + delay}::bigint
    where who_hash = ${who}::text`
  return true
})

/** Resets the counter of failed logins after a correct password. */
export const absolve = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  attempt: LoginTry,
  now: number,
) {
  yield* sql`delete from login_failure where who_hash = ${yield* counterOf(sql, attempt, now)}::text`
})
