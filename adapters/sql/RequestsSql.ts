import { createHash, randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"

import { RequestRefused, type RequestStore, type Submission } from "../requests/acceptRequest.ts"
import { feedbackInboxOver } from "../requests/feedbackInboxOver.ts"
import { formInboxOver } from "../requests/formInboxOver.ts"
import { StoreFailure } from "../visitor/VisitorStore.ts"
import { storable } from "./storable.ts"

const Used = Schema.Array(Schema.Struct({ fingerprint: Schema.String, requestId: Schema.String }))

/** Returns the hash of a request's answers. The answers themselves are not stored under the key. */
const fingerprintOf = ({ answers }: Submission) => createHash("sha256").update(answers).digest("hex")

const failed = Effect.mapError((cause: unknown) =>
  cause instanceof RequestRefused ? cause : new StoreFailure({ cause }),
)

/** Customers' requests in the database. `deliverRequests` delivers them. */
export const requestStore = SqlClient.SqlClient.useSync((sql): RequestStore => {
  const find = Effect.fnUntraced(function* (submission: Submission) {
    const oldest = (yield* Clock.currentTimeMillis) - keyLifetimeMillis
    const [row] = yield* sql`
      select fingerprint, request_id as "requestId" from request_command
      where command_key = ${storable(submission.key)}::text and used > ${oldest}::bigint`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Used)),
    )
    if (row === undefined || row.fingerprint === fingerprintOf(submission)) return row?.requestId
    return yield* new RequestRefused({ reason: "Invalid" })
  }, failed)
  return {
    find,
    store: Effect.fnUntraced(
      function* ({ form, payload }, submission) {
        const now = yield* Clock.currentTimeMillis
        const id = `${form}-${randomUUID()}`
        const claimed = yield* sql`
          insert into request_command (command_key, fingerprint, request_id, used)
          values (${storable(submission.key)}::text, ${fingerprintOf(submission)}::text, ${id}::text, ${now}::bigint)
          on conflict (command_key) do update
            set fingerprint = excluded.fingerprint, request_id = excluded.request_id, used = excluded.used
            where request_command.used <= ${now - keyLifetimeMillis}::bigint
          returning request_id`
        if (claimed.length === 0) return (yield* find(submission)) ?? id
        yield* sql`
          insert into customer_request (id, form, payload, received, due)
          values (${id}::text, ${form}::text, ${payload}::text, ${now}::bigint, ${now}::bigint)`
        return id
      },
      sql.withTransaction,
      failed,
    ),
  }
})

export const formInbox = Layer.effect(FormInbox, Effect.flatMap(requestStore, formInboxOver))

export const feedbackInbox = Layer.effect(FeedbackInbox, Effect.flatMap(requestStore, feedbackInboxOver))
