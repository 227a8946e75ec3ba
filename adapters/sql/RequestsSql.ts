import { createHash, randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import {
  maxRequestMails,
  requestConfirmationLifetimeMillis,
  requestMailWindowMillis,
} from "@heimwerk/core/forms/energy/confirmation.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"

import { RequestRefused, type RequestStore, type Submission } from "../requests/acceptRequest.ts"
import { feedbackInboxOver } from "../requests/feedbackInboxOver.ts"
import { formInboxOver } from "../requests/formInboxOver.ts"
import { StoreFailure } from "../visitor/VisitorStore.ts"
import { hashOf, newToken } from "./account/tokens.ts"
import { addressHash, lockAddress } from "./customer/requests.ts"
import { queueMail } from "./outgoingMail.ts"
import { storable } from "./storable.ts"

const Used = Schema.Array(Schema.Struct({ fingerprint: Schema.String, requestId: Schema.String }))

const Counted = Schema.Tuple([Schema.Struct({ mails: Schema.Int })])

/** Returns the hash of a request's answers. The answers themselves are not stored under the key. */
const fingerprintOf = ({ answers }: Submission) => createHash("sha256").update(answers).digest("hex")

const unavailable = Effect.mapError((cause: unknown) => new StoreFailure({ cause }))

const failed = Effect.mapError((cause: unknown) =>
  cause instanceof RequestRefused ? cause : new StoreFailure({ cause }),
)

/**
 * Customers' requests in the database. `deliverRequests` delivers them. The tokens of links are stored only
 * as hashes.
 */
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
  /**
   * Refuses a request that was just stored if it exceeds the maximum number of mails to its address. Locks
   * the address until the transaction ends.
   */
  const admitMail = Effect.fnUntraced(function* (email: string, now: number) {
    yield* lockAddress(sql, email)
    const [{ mails }] = yield* sql`
      select count(*)::int as mails from customer_request
      where who_hash = ${addressHash(email)}::text and received > ${now - requestMailWindowMillis}::bigint`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Counted)),
    )
    if (mails > maxRequestMails) return yield* new RequestRefused({ reason: "TooManyMails" })
  })
  return {
    find,
    confirm: Effect.fnUntraced(function* (token: string) {
      const now = yield* Clock.currentTimeMillis
      const confirmed = yield* sql`
        update customer_request
        set confirmed = coalesce(confirmed, ${now}::bigint),
          due = case when confirmed is null then ${now}::bigint else due end
        where token_hash = ${hashOf(token)}::text and received > ${now - requestConfirmationLifetimeMillis}::bigint
        returning id`
      return confirmed.length > 0
    }, unavailable),
    store: Effect.fnUntraced(
      function* ({ form, payload }, submission, confirmation) {
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
        const token = newToken()
        const waiting = confirmation === undefined ? null : hashOf(token)
        const who = confirmation === undefined ? null : addressHash(confirmation.email)
        yield* sql`
          insert into customer_request (id, form, payload, received, due, token_hash, who_hash)
          values (${id}::text, ${form}::text, ${payload}::text, ${now}::bigint, ${now}::bigint, ${waiting}::text, ${who}::text)`
        if (confirmation === undefined) return id
        yield* admitMail(confirmation.email, now)
        yield* queueMail(sql, { ...confirmation.mail(token), id: `confirm-${id}` }, now)
        return id
      },
      sql.withTransaction,
      failed,
    ),
  }
})

/**
 * The inbox of the request forms in the database.
 *
 * @param origin the origin of links in mails
 */
export const formInbox = (origin: string) =>
  Layer.effect(
    FormInbox,
    Effect.flatMap(requestStore, (store) => formInboxOver(store, origin)),
  )

export const feedbackInbox = Layer.effect(FeedbackInbox, Effect.flatMap(requestStore, feedbackInboxOver))
