import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { type IdempotencyKey, keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"

import { storable } from "../storable.ts"

const Fingerprints = Schema.Array(Schema.Struct({ fingerprint: Schema.String }))

/**
 * Fingerprints are JSON; older software wrote words. For the 24 hours that a key lives, a key with an old fingerprint counts
 * as repeated: a retry across an upgrade must not have a second effect.
 */
const isOld = (fingerprint: string): boolean => !fingerprint.includes("{")

/** A command of a visitor, by the key it carries. */
interface Claim {
  readonly visitorId: string
  readonly key: IdempotencyKey
  readonly fingerprint: string
}

/**
 * Notes that a key is used, for baskets and wishlists alike. `fresh` goes on; `repeated` was this very command within 24
 * hours; `taken` was another one. The same key at the same time waits here until the first transaction has ended.
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
