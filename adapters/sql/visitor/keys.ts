import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"

import { type IdempotencyKey, keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"

import { storable } from "../storable.ts"

const Fingerprints = Schema.Array(Schema.Struct({ fingerprint: Schema.String }))

/**
 * Returns whether a fingerprint is from an older version, which wrote words instead of JSON. For 24 hours
 * after an upgrade a key with an old fingerprint counts as repeated, so that a retry has no second effect.
 */
const isOld = (fingerprint: string): boolean => !fingerprint.includes("{")

/** An idempotency key and the command that uses it, as the database stores them. */
export interface Claim {
  readonly key: string
  readonly fingerprint: string
}

/** Converts the key and the fingerprint of a command to texts that the database can store. */
export const claimOf = (command: { readonly key: IdempotencyKey; readonly fingerprint: string }): Claim => ({
  key: storable(command.key),
  fingerprint: storable(command.fingerprint),
})

/**
 * Inserts an idempotency key for the visitor in `source`, unless it was used within 24 hours. Returns the visitor if
 * the key was inserted. A parallel claim of the same key waits for the first transaction to end.
 *
 * @param source a relation with the column `visitor_id`, which has one row or none
 * @param now the time in ms since 1970
 */
export const claiming = (
  sql: SqlClient.SqlClient,
  source: Fragment,
  { fingerprint, key }: Claim,
  now: number,
) => sql`
  insert into basket_command (visitor_id, command_key, fingerprint, used)
  select visitor_id, ${key}::text, ${fingerprint}::text, ${now}::bigint from ${source}
  on conflict (visitor_id, command_key) do update set fingerprint = excluded.fingerprint, used = excluded.used
    where basket_command.used <= ${now - keyLifetimeMillis}::bigint
  returning visitor_id`

/**
 * Returns whether a visitor has used an idempotency key, for any command. `fresh`: the key is new.
 * `repeated`: the same command used it within 24 hours. `taken`: a different command used it within that
 * time.
 *
 * @param now the time in ms since 1970
 */
export const keyState = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  visitorId: string,
  { fingerprint, key }: Claim,
  now: number,
) {
  const [used] = yield* sql`
    select fingerprint from basket_command where visitor_id = ${visitorId}::text
      and command_key = ${key}::text and used > ${now - keyLifetimeMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Fingerprints)),
  )
  if (used === undefined) return "fresh"
  return used.fingerprint === fingerprint || isOld(used.fingerprint) ? "repeated" : "taken"
})

/**
 * Claims an idempotency key in the transaction of the caller. Returns the state that the key had before the
 * claim.
 */
export const claimKey = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { visitorId, ...command }: Parameters<typeof claimOf>[0] & { readonly visitorId: string },
  now: number,
) {
  const claim = claimOf(command)
  const claimed = yield* claiming(sql, sql`(select ${visitorId}::text as visitor_id) as owner`, claim, now)
  return claimed.length > 0 ? "fresh" : yield* keyState(sql, visitorId, claim, now)
})
