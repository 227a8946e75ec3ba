import { createHash, randomUUID } from "node:crypto"

import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { type CommandKey, keyLifetimeMillis } from "@heimwerk/core/basket/Baskets.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { storable } from "../storable.ts"

const Used = Schema.Array(Schema.Struct({ fingerprint: Schema.String, requestId: Schema.String }))

/** A sending, by its key and by what it asks for; the database sees only a hash of that. */
export interface Sending {
  readonly key: CommandKey
  readonly answers: string
}

/** The key names another request. */
export const keyTaken = "keyTaken" as const

const fingerprintOf = ({ answers }: Sending) => createHash("sha256").update(answers).digest("hex")

/** The id of the request that was stored under this key within 24 hours; `undefined` when there is none. */
export const storedBefore = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  sending: Sending,
  now: number,
) {
  const used = yield* sql`
    select fingerprint, request_id as "requestId" from request_command
    where command_key = ${storable(sending.key)}::text and used > ${now - keyLifetimeMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Used)),
  )
  const [row] = used
  if (row === undefined) return undefined
  return row.fingerprint === fingerprintOf(sending) ? row.requestId : yield* Effect.fail(keyTaken)
})

/**
 * Stores a request, to be delivered from now on, and gives its id: that from before when another instance was faster under
 * the same key. A key of before 24 hours is free again.
 */
export const storeRequest = (
  sql: SqlClient.SqlClient,
  { form, payload }: Pick<CustomerRequest, "form" | "payload">,
  sending: Sending,
  now: number,
) =>
  sql.withTransaction(
    Effect.gen(function* () {
      const id = `${form}-${randomUUID()}`
      const claimed = yield* sql`
        insert into request_command (command_key, fingerprint, request_id, used)
        values (${storable(sending.key)}::text, ${fingerprintOf(sending)}::text, ${id}::text, ${now}::bigint)
        on conflict (command_key) do update
          set fingerprint = excluded.fingerprint, request_id = excluded.request_id, used = excluded.used
          where request_command.used <= ${now - keyLifetimeMillis}::bigint
        returning request_id`
      if (claimed.length === 0) return (yield* storedBefore(sql, sending, now)) ?? id
      yield* sql`
        insert into customer_request (id, form, payload, received, due)
        values (${id}::text, ${form}::text, ${payload}::text, ${now}::bigint, ${now}::bigint)`
      return id
    }),
  )
