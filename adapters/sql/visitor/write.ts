import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"
import { wishlistLineIdOf } from "@heimwerk/core/wishlist/wishlistLineId.ts"

import type { VisitorLists } from "../../visitor/VisitorLists.ts"
import { type Claim, claiming } from "./keys.ts"

/** A change of basket and wishlist. Only the differences are written. */
interface Change {
  readonly before: VisitorLists
  readonly after: VisitorLists
  /** True if the visitor's row does not exist yet. */
  readonly isFirst?: boolean
  /** The idempotency key of the command that makes the change. */
  readonly claim?: Claim
  /** Time of the change, in ms since 1970. */
  readonly now: number
}

const Written = Schema.Tuple([Schema.Struct({ written: Schema.Boolean })])

/** Compares lines. Returns the removed ones, and those that are new or have another quantity. */
const difference = <Line extends { readonly quantity: number }>(
  before: ReadonlyArray<Line>,
  after: ReadonlyArray<Line>,
  idOf: (line: Line) => string,
) => {
  const old = new Map(before.map((line) => [idOf(line), line]))
  const kept = new Set(after.map(idOf))
  return {
    gone: before.filter((line) => !kept.has(idOf(line))),
    written: after.filter((line) => old.get(idOf(line))?.quantity !== line.quantity),
  }
}

/**
 * Makes the functions that write a change of one visitor. `write` is one statement: it locks the visitor's row, claims the key
 * and writes the differences. It writes nothing and returns false if the lists have changed since they were read, if
 * the guest's lists now belong to a customer, or if the key was used within 24 hours.
 */
export const makeWrite = (sql: SqlClient.SqlClient, visitorId: string) => {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  const nothing = sql``

  const locked = ({ after, before, isFirst, now }: Change) =>
    isFirst === true
      ? sql`insert into basket (visitor_id, id, version, wishlist_version, attached, changed)
          values (${visitorId}::text, ${after.id}::text, ${after.versions.basket}::int,
            ${after.versions.wishlist}::int, ${json(after.stored.basket.attached)}, ${now}::bigint)
          on conflict (visitor_id) do nothing returning visitor_id`
      : sql`select visitor_id from basket where visitor_id = ${visitorId}::text and not merged
          and version = ${before.versions.basket}::int and wishlist_version = ${before.versions.wishlist}::int
          for update`

  const claimed = ({ claim, now }: Change) =>
    claim === undefined ? sql`select visitor_id from locked` : claiming(sql, sql`locked`, claim, now)

  const saved = ({ after, isFirst, now }: Change) =>
    isFirst === true
      ? nothing
      : sql`, saved as (
          update basket b set version = ${after.versions.basket}::int, wishlist_version = ${after.versions.wishlist}::int,
            attached = ${json(after.stored.basket.attached)}, changed = ${now}::bigint
          from claimed c where b.visitor_id = c.visitor_id)`

  const lines = ({ after, before }: Change) => {
    const { gone, written } = difference(before.stored.basket.lines, after.stored.basket.lines, lineItemIdOf)
    return sql`${
      gone.length === 0
        ? nothing
        : sql`, gone_line as (
            delete from basket_line l using claimed c, jsonb_to_recordset(${json(gone)})
              as g("articleId" text collate "C", "deliveryType" text)
            where l.visitor_id = c.visitor_id and l.article_id = g."articleId" and l.delivery_type = g."deliveryType")`
    } ${
      written.length === 0
        ? nothing
        : sql`, line as (
            insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
            select c.visitor_id, w.article_id, w.delivery_type, w.quantity, w.place + (
              select coalesce(max(position), 0) from basket_line where visitor_id = ${visitorId}::text)
            from claimed c, rows from (jsonb_to_recordset(${json(written)})
              as ("articleId" text, "deliveryType" text, quantity int))
              with ordinality as w(article_id, delivery_type, quantity, place)
            on conflict (visitor_id, article_id, delivery_type) do update set quantity = excluded.quantity)`
    }`
  }

  const wishes = ({ after, before }: Change) => {
    const { gone, written } = difference(before.stored.wishes, after.stored.wishes, ({ articleId }) =>
      wishlistLineIdOf(articleId),
    )
    return sql`${
      gone.length === 0
        ? nothing
        : sql`, gone_wish as (
            delete from wishlist_line l using claimed c, jsonb_to_recordset(${json(gone)})
              as g("articleId" text collate "C")
            where l.visitor_id = c.visitor_id and l.article_id = g."articleId")`
    } ${
      written.length === 0
        ? nothing
        : sql`, wish as (
            insert into wishlist_line (visitor_id, article_id, quantity, position)
            select c.visitor_id, w.article_id, w.quantity, w.place + (
              select coalesce(max(position), 0) from wishlist_line where visitor_id = ${visitorId}::text)
            from claimed c, rows from (jsonb_to_recordset(${json(written)}) as ("articleId" text, quantity int))
              with ordinality as w(article_id, quantity, place)
            on conflict (visitor_id, article_id) do update set quantity = excluded.quantity)`
    }`
  }

  const write = (change: Change) =>
    sql`with locked as (${locked(change)}), claimed as (${claimed(change)}) ${saved(change)} ${lines(change)}
      ${wishes(change)} select exists(select from claimed) as written`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Written)),
      Effect.map(([{ written }]) => written),
    )

  /** Writes a change of lists that the caller has locked and whose key is new. */
  const writeLocked = (change: Change) =>
    Effect.flatMap(write(change), (isWritten) =>
      isWritten ? Effect.void : Effect.die(new Error("The lists of a locked visitor have changed.")),
    )

  return { write, writeLocked }
}
