import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/StoredLine.ts"
import type { StoredLine } from "@heimwerk/core/basket/StoredLine.ts"
import { keyLifetimeMillis } from "@heimwerk/core/ports/Baskets.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { storable } from "../storable.ts"

const KeptBasket = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  lines: Schema.Array(
    Schema.Struct({ articleId: ArticleId, deliveryType: DeliveryType, quantity: Quantity }),
  ),
})
/** A basket as its rows say. */
export type KeptBasket = typeof KeptBasket.Type

const Fingerprints = Schema.Array(Schema.Struct({ fingerprint: Schema.String }))

/** The rows of one visitor's basket; everything that changes them runs in the caller's transaction. */
export const makeStore = (sql: SqlClient.SqlClient, visitorId: string) => {
  /** Basket and lines in one statement, so that they always fit together. */
  const read = sql`
    select b.id, b.version, (
      select coalesce(jsonb_agg(jsonb_build_object('articleId', l.article_id, 'deliveryType', l.delivery_type,
        'quantity', l.quantity) order by l.position), '[]')
      from basket_line l where l.visitor_id = b.visitor_id
    ) as lines
    from basket b where b.visitor_id = ${visitorId}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Schema.Array(KeptBasket))),
    Effect.map((rows) => rows[0]),
  )

  /**
   * Notes that a key is used. `fresh` goes on; `repeated` was this very command within 24 hours; `taken` was another one.
   * The same key at the same time waits here until the first transaction has ended.
   */
  const claim = Effect.fnUntraced(function* (typedKey: string, command: string, now: number) {
    const [key, fingerprint] = [storable(typedKey), storable(command)]
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
    return used?.fingerprint === fingerprint ? "repeated" : "taken"
  })

  /** Locks the visitor's basket until the transaction ends; makes it when it is the first change. */
  const lock = Effect.fnUntraced(function* (newId: string, now: number) {
    yield* sql`
      insert into basket (visitor_id, id, version, changed)
      values (${visitorId}::text, ${newId}::text, 0, ${now}::bigint)
      on conflict (visitor_id) do update set changed = excluded.changed`
    return (yield* read) ?? { id: newId, version: 0, lines: [] }
  })

  const writeLine = ({ articleId, deliveryType, quantity }: StoredLine) => sql`
    insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
    values (${visitorId}::text, ${articleId}::text, ${deliveryType}::text, ${quantity}::int,
      (select coalesce(max(position), 0) + 1 from basket_line where visitor_id = ${visitorId}::text))
    on conflict (visitor_id, article_id, delivery_type) do update set quantity = excluded.quantity`

  const deleteLine = ({ articleId, deliveryType }: StoredLine) => sql`
    delete from basket_line
    where visitor_id = ${visitorId}::text and article_id = ${articleId}::text and delivery_type = ${deliveryType}::text`

  /** Writes what differs, and the next version. */
  const write = Effect.fnUntraced(function* (before: KeptBasket, lines: ReadonlyArray<StoredLine>) {
    const old = new Map(before.lines.map((line) => [lineItemIdOf(line), line]))
    const kept = new Set(lines.map(lineItemIdOf))
    yield* Effect.forEach(
      before.lines.filter((line) => !kept.has(lineItemIdOf(line))),
      deleteLine,
      { discard: true },
    )
    yield* Effect.forEach(
      lines.filter((line) => old.get(lineItemIdOf(line))?.quantity !== line.quantity),
      writeLine,
      { discard: true },
    )
    yield* sql`update basket set version = version + 1 where visitor_id = ${visitorId}::text`
    return { id: before.id, version: before.version + 1, lines }
  })

  return { read, claim, lock, write }
}
