import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { deviceLifetimeMillis } from "@heimwerk/core/account/sessionTimes.ts"

import type { LoginTry } from "../../account/AccountStore.ts"
import { hashOf, isToken, newToken } from "./tokens.ts"

const Found = Schema.Array(Schema.Struct({ found: Schema.Int }))

/**
 * Returns whether the customer with this e-mail address has logged in on this device within
 * `deviceLifetimeMillis`.
 */
export const knowsDevice = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { device = "", email }: LoginTry,
  now: number,
) {
  const rows = yield* sql`
    select 1 as found from known_device d join customer c on c.id = d.customer_id
    where d.token_hash = ${isToken(device) ? hashOf(device) : ""}::text and c.login_name = ${accountKeyOf(email)}::text
      and d.used > ${now - deviceLifetimeMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Found)),
  )
  return rows.length > 0
})

/** Records a login on a device and returns the device's token. A new device gets a new token. */
export const recordDevice = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  customerId: string,
  device: string | undefined,
  now: number,
) {
  const token = device !== undefined && isToken(device) ? device : newToken()
  yield* sql`
    insert into known_device (token_hash, customer_id, used)
    values (${hashOf(token)}::text, ${customerId}::text, ${now}::bigint)
    on conflict (token_hash, customer_id) do update set used = excluded.used`
  return token
})
