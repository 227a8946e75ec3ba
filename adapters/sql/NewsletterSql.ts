import { createHash, randomBytes, randomUUID } from "node:crypto"

import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { confirmationLink, mailFor } from "@heimwerk/core/newsletter/mails.ts"
import {
  confirmationLifetimeMillis,
  mailWindowMillis,
  replyTo,
  subscriberOf,
} from "@heimwerk/core/newsletter/reply.ts"
import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"

import { queueMail } from "./outgoingMail.ts"
import { storable } from "./storable.ts"

const Known = Schema.Tuple([Schema.Struct({ isConfirmed: Schema.Boolean, mails: Schema.Int })])

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

/**
 * The newsletter in the database. Address, request and mail are stored in one transaction, so none exists without the
 * others. Only a hash of the link's token is stored.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Newsletter, never, SqlClient.SqlClient> =>
  Layer.effect(
    Newsletter,
    SqlClient.SqlClient.useSync((sql) => ({
      subscribe: Effect.fn("NewsletterSql.subscribe")(
        function* (email, typedKey) {
          const now = yield* Clock.currentTimeMillis
          const [subscriber, key] = [subscriberOf(email), storable(typedKey)]
          // Locks the address, so that requests for it run one after another.
          yield* sql`
            insert into newsletter_subscription as s (subscriber, requested) values (${subscriber}::text, ${now}::bigint)
            on conflict (subscriber) do update
              set requested = case when s.confirmed is null then excluded.requested else s.requested end`
          const fresh = yield* sql`
            insert into newsletter_request (subscriber, command_key, requested)
            values (${subscriber}::text, ${key}::text, ${now}::bigint)
            on conflict (subscriber, command_key) do nothing returning command_key`
          if (fresh.length === 0) return
          const [known] = yield* sql`
            select s.confirmed is not null as "isConfirmed", (
              select count(*)::int from newsletter_request r
              where r.subscriber = s.subscriber and r.mailed and r.requested > ${now - mailWindowMillis}::bigint
            ) as mails
            from newsletter_subscription s where s.subscriber = ${subscriber}::text`.pipe(
            Effect.flatMap(Schema.decodeUnknownEffect(Known)),
          )
          const reply = replyTo(known)
          if (reply === "none") return
          const token = randomBytes(32).toString("base64url")
          yield* sql`
            update newsletter_request set mailed = true, token_hash = ${reply === "confirm" ? hashOf(token) : null}::text
            where subscriber = ${subscriber}::text and command_key = ${key}::text`
          const id = `newsletter-${randomUUID()}`
          yield* queueMail(sql, mailFor(reply, { id, email, link: confirmationLink(origin, token) }), now)
        },
        sql.withTransaction,
        Effect.mapError((cause) => new NewsletterError({ reason: "Unavailable", cause })),
      ),
      confirm: Effect.fn("NewsletterSql.confirm")(function* (token) {
        const now = yield* Clock.currentTimeMillis
        const confirmed = yield* sql`
          update newsletter_subscription s set confirmed = coalesce(s.confirmed, ${now}::bigint)
          from newsletter_request r
          where r.subscriber = s.subscriber and r.token_hash = ${hashOf(token)}::text
            and r.requested > ${now - confirmationLifetimeMillis}::bigint
          returning s.subscriber`.pipe(
          Effect.mapError((cause) => new NewsletterError({ reason: "Unavailable", cause })),
        )
        if (confirmed.length === 0) return yield* new NewsletterError({ reason: "LinkInvalid" })
      }),
    })),
  )
