import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { type IdempotencyKey, keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"

import { storable } from "../storable.ts"

const Fingerprints = Schema.Array(Schema.Struct({ fingerprint: Schema.String }))

/**
 * Returns whether a fingerprint is from an older version, which wrote words instead of JSON. For 24 hours
 * after an upgrade a key with an old fingerprint counts as repeated, so that a retry has no second effect.
 */
const isOld = (fingerprint: string): boolean => !fingerprint.includes("{")

/** A visitor's command and its idempotency key. */
interface Claim {
  readonly visitorId: string
  readonly key: IdempotencyKey
  readonly fingerprint: string
}

/**
 * Claims an idempotency key for baskets and wishlists alike. `fresh`: the key is new. `repeated`: the same
 * command used it within 24 hours. `taken`: a different command used it. A parallel claim of the same key
 * waits for the first transaction to end.
 */
export const claimKey = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { visitorId, ...command }: Claim,
  now: number,
) {
  const [key, fingerprint] = [storable(command.key), storable(command.fingerprint)]
  const claimed = yield* sql`
    insert into basket_command (visitor_id, command_key, fingerprint, used)
    values (${visitorId}::text, ${key}::text, ${fingerprint}::text, ${now}::bigint)
    on conflict (visitor_id, command_key) do update set fingerprint = excluded.fingerprint, used = excluded.used
      where basket_command.used <= ${now - keyLifetimeMillis}::bigint
    returning fingerprint`
  if (claimed.length > 0) return "fresh"
  const [used] = yield* sql`
    select fingerprint from basket_command
    where visitor_id = ${visitorId}::text and command_key = ${key}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Fingerprints)),
  )
  return used !== undefined && (used.fingerprint === fingerprint || isOld(used.fingerprint))
    ? "repeated"
    : "taken"
})
