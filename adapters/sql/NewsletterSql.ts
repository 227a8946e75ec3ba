import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { confirmationLifetimeMillis, mailWindowMillis } from "@heimwerk/core/newsletter/reply.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { newsletterOver } from "../newsletter/newsletterOver.ts"
import { cancelSubscription } from "./cancelSubscription.ts"
import { hashOf } from "./account/tokens.ts"
import { mailingStore, queueDecoyMail } from "./outgoingMail.ts"
import { storable } from "./storable.ts"

const Known = Schema.Tuple([Schema.Struct({ isConfirmed: Schema.Boolean, mails: Schema.Int })])
const Subscribers = Schema.Array(Schema.Struct({ subscriber: Schema.String }))
const Links = Schema.Array(Schema.Struct({ links: Schema.Int }))

/** The newsletter's store in the database. The tokens of links are stored only as hashes. */
const newsletterStore = (sql: SqlClient.SqlClient) => ({
  ...mailingStore(sql),
  record: Effect.fnUntraced(function* (subscriber: string, key: string) {
    const now = yield* Clock.currentTimeMillis
    // Locks the e-mail address, so that requests for the same address run one after another.
    yield* sql`
      insert into newsletter_subscription as s (subscriber, requested) values (${subscriber}::text, ${now}::bigint)
      on conflict (subscriber) do update
        set requested = case when s.confirmed is null then excluded.requested else s.requested end`
    const fresh = yield* sql`
      insert into newsletter_request (subscriber, command_key, requested)
      values (${subscriber}::text, ${storable(key)}::text, ${now}::bigint)
      on conflict (subscriber, command_key) do nothing returning command_key`
    if (fresh.length === 0) return undefined
    const [known] = yield* sql`
      select s.confirmed is not null as "isConfirmed", (
        select count(*)::int from newsletter_request r
        where r.subscriber = s.subscriber and r.mailed and r.requested > ${now - mailWindowMillis}::bigint
      ) as mails
      from newsletter_subscription s where s.subscriber = ${subscriber}::text`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Known)),
    )
    return known
  }),
  recordMail: (subscriber: string, key: string, token: string | undefined) => sql`
    update newsletter_request set mailed = true, token_hash = ${token === undefined ? null : hashOf(token)}::text
    where subscriber = ${subscriber}::text and command_key = ${storable(key)}::text`,
  confirm: Effect.fnUntraced(function* (token: string) {
    const now = yield* Clock.currentTimeMillis
    const confirmed = yield* sql`
      update newsletter_subscription s set confirmed = coalesce(s.confirmed, ${now}::bigint)
      from newsletter_request r
      where r.subscriber = s.subscriber and r.token_hash = ${hashOf(token)}::text
        and r.requested > ${now - confirmationLifetimeMillis}::bigint
      returning s.subscriber`
    return confirmed.length > 0
  }),
  sendDecoy: (mail: Mail) => Effect.flatMap(Clock.currentTimeMillis, (now) => queueDecoyMail(sql, mail, now)),
  cancelLinksOf: Effect.fnUntraced(function* (subscriber: string, key: string) {
    const now = yield* Clock.currentTimeMillis
    // Locks the address, so that requests for it run one after another.
    yield* sql`select 1 from newsletter_subscription where subscriber = ${subscriber}::text for update`
    const [known] = yield* sql`
      select (
        select count(*)::int from newsletter_cancel_link l
        where l.subscriber = s.subscriber and l.created > ${now - mailWindowMillis}::bigint
      ) as links
      from newsletter_subscription s where s.subscriber = ${subscriber}::text and s.confirmed is not null
        and not exists (
          select 1 from newsletter_cancel_link l
          where l.subscriber = s.subscriber and l.command_key = ${storable(key)}::text
        )`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Links)))
    return known?.links
  }),
  recordCancelLink: (subscriber: string, key: string, token: string) =>
    Effect.flatMap(
      Clock.currentTimeMillis,
      (now) => sql`
        insert into newsletter_cancel_link (subscriber, command_key, token_hash, created)
        values (${subscriber}::text, ${storable(key)}::text, ${hashOf(token)}::text, ${now}::bigint)
        on conflict (subscriber, command_key) do update set token_hash = excluded.token_hash`,
    ),
  cancel: Effect.fnUntraced(function* (token: string) {
    const [link] = yield* sql`
      select subscriber from newsletter_cancel_link where token_hash = ${hashOf(token)}::text`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Subscribers)),
    )
    if (link !== undefined) yield* cancelSubscription(sql, link.subscriber)
    return link !== undefined
  }),
})

/**
 * The newsletter in the database. Address, request and mail are stored in one transaction, so that none is
 * stored without the others.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Newsletter, never, SqlClient.SqlClient> =>
  Layer.effect(
    Newsletter,
    Effect.gen(function* () {
      const { brand } = yield* Retailer
      return newsletterOver(newsletterStore(yield* SqlClient.SqlClient), { brand, origin })
    }),
  )
