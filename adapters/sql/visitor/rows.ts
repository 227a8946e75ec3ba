import { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { Data, Effect, Schema } from "effect"
import type { SqlClient, SqlError } from "effect/sql"

import { Attached } from "@heimwerk/core/basket/KeptBasket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"
import { wishlistLineIdOf } from "@heimwerk/core/wishlist/wishlistLineId.ts"

import { readableRows } from "../readableRows.ts"
import { emptyVisitorLists, nextVisitorLists, type VisitorLists } from "../../visitor/VisitorLists.ts"

/** Columns of a visitor's basket and wishlist, as `listColumns` selects them. */
export class ListsRow extends Schema.Opaque<ListsRow>()(
  Schema.Struct({
    id: Schema.String,
    version: Schema.Int,
    wishlist_version: Schema.Int,
    attached: Attached,
    lines: Schema.Array(Schema.Unknown),
    wishes: Schema.Array(Schema.Unknown),
  }),
) {}
const Rows = Schema.Array(ListsRow)

const readLines = readableRows("lines of a basket", BasketItem)
const readWishes = readableRows("lines of a wishlist", WishlistItem)

/** Reads basket and wishlist of a row. Unreadable lines are left out; they stay in the database. */
export const listsOf = Effect.fnUntraced(function* (row: typeof ListsRow.Type) {
  const lists: VisitorLists = {
    id: row.id,
    versions: { basket: row.version, wishlist: row.wishlist_version },
    stored: {
      basket: { lines: yield* readLines(row.lines), attached: row.attached },
      wishes: yield* readWishes(row.wishes),
    },
  }
  return lists
})

/**
 * The visitor has logged in during the command, and basket and wishlist now belong to the customer. If the
 * visitor sends the command again, it changes the customer's lists.
 */
export class GuestMerged extends Data.TaggedError("GuestMerged") {
  override get message() {
    return "What this visitor laid aside has gone over to a customer."
  }
}

const Locked = Schema.Tuple([Schema.Struct({ merged: Schema.Boolean })])

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

/** Selects basket, wishlist and all lines of a basket `b` in one statement, so that they are consistent. */
export const listColumns = (sql: SqlClient.SqlClient) => sql`
  b.id, b.version, b.wishlist_version, b.attached, (
    select coalesce(jsonb_agg(jsonb_build_object('articleId', l.article_id, 'deliveryType', l.delivery_type,
      'quantity', l.quantity) order by l.position), '[]')
    from basket_line l where l.visitor_id = b.visitor_id
  ) as lines, (
    select coalesce(jsonb_agg(jsonb_build_object('articleId', w.article_id, 'quantity', w.quantity)
      order by w.position), '[]')
    from wishlist_line w where w.visitor_id = b.visitor_id
  ) as wishes`

/** The rows of one visitor's basket and wishlist. All changes run in the caller's transaction. */
export const makeRows = (sql: SqlClient.SqlClient, visitorId: string) => {
  const read = sql`select ${listColumns(sql)} from basket b where b.visitor_id = ${visitorId}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    Effect.flatMap(([row]) => (row === undefined ? Effect.undefined : listsOf(row))),
  )

  /** Locks the visitor's row until the transaction ends. Creates the row at the visitor's first change. */
  const lock = Effect.fnUntraced(function* (newId: string, now: number) {
    const [{ merged }] = yield* sql`
      insert into basket (visitor_id, id, version, changed)
      values (${visitorId}::text, ${newId}::text, 0, ${now}::bigint)
      on conflict (visitor_id) do update set changed = excluded.changed
      returning merged`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Locked)))
    if (merged) return yield* new GuestMerged()
    return (yield* read) ?? emptyVisitorLists(newId)
  })

  const writeLine = ({ articleId, deliveryType, quantity }: BasketItem) => sql`
    insert into basket_line (visitor_id, article_id, delivery_type, quantity, position)
    values (${visitorId}::text, ${articleId}::text, ${deliveryType}::text, ${quantity}::int,
      (select coalesce(max(position), 0) + 1 from basket_line where visitor_id = ${visitorId}::text))
    on conflict (visitor_id, article_id, delivery_type) do update set quantity = excluded.quantity`

  const deleteLine = ({ articleId, deliveryType }: BasketItem) => sql`
    delete from basket_line
    where visitor_id = ${visitorId}::text and article_id = ${articleId}::text and delivery_type = ${deliveryType}::text`

  const writeWish = ({ articleId, quantity }: WishlistItem) => sql`
    insert into wishlist_line (visitor_id, article_id, quantity, position)
    values (${visitorId}::text, ${articleId}::text, ${quantity}::int,
      (select coalesce(max(position), 0) + 1 from wishlist_line where visitor_id = ${visitorId}::text))
    on conflict (visitor_id, article_id) do update set quantity = excluded.quantity`

  const deleteWish = ({ articleId }: WishlistItem) => sql`
    delete from wishlist_line where visitor_id = ${visitorId}::text and article_id = ${articleId}::text`

  const each = <A>(items: ReadonlyArray<A>, write: (item: A) => Effect.Effect<unknown, SqlError.SqlError>) =>
    Effect.forEach(items, write, { discard: true })

  /** Writes only the differences. Increases the version of each changed list. */
  const write = Effect.fnUntraced(function* (before: VisitorLists, after: VisitorLists["stored"]) {
    const lines = difference(before.stored.basket.lines, after.basket.lines, lineItemIdOf)
    const wishes = difference(before.stored.wishes, after.wishes, ({ articleId }) =>
      wishlistLineIdOf(articleId),
    )
    yield* each(lines.gone, deleteLine)
    yield* each(lines.written, writeLine)
    yield* each(wishes.gone, deleteWish)
    yield* each(wishes.written, writeWish)
    const next = nextVisitorLists(before, after)
    yield* sql`
      update basket set version = ${next.versions.basket}::int, wishlist_version = ${next.versions.wishlist}::int,
        attached = ${JSON.stringify(after.basket.attached)}::text::jsonb
      where visitor_id = ${visitorId}::text`
    return next
  })

  return { read, lock, write }
}
