import { createHash } from "node:crypto"

import { Clock, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

/** Tries are counted for so long from the first one: an hour. */
export const attemptWindowMillis = 60 * 60 * 1000

const Counted = Schema.Tuple([Schema.Struct({ tries: Schema.Int })])

/** Counts a try of somebody, the same for all instances, and gives how many there were within the hour, this one included. */
export const countAttempt = Effect.fn("sql.countAttempt")(function* (
  sql: SqlClient.SqlClient,
  kind: string,
  who: string,
) {
  const now = yield* Clock.currentTimeMillis
  const hash = createHash("sha256").update(`${kind} ${who}`).digest("hex")
  const old = now - attemptWindowMillis
  const [{ tries }] = yield* sql`
    insert into attempt as a (kind, who_hash, begun, tries) values (${kind}::text, ${hash}::text, ${now}::bigint, 1)
    on conflict (kind, who_hash) do update set
      tries = case when a.begun <= ${old}::bigint then 1 else a.tries + 1 end,
      begun = case when a.begun <= ${old}::bigint then excluded.begun else a.begun end
    returning tries`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Counted)))
  return tries
})
