import { WishlistItem } from "@heimwerk/core/wishlist/Wishlist.ts"
import { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { Data, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"

import { Attached } from "@heimwerk/core/basket/KeptBasket.ts"

import { readableRows } from "../readableRows.ts"
import { emptyVisitorLists, type VisitorLists } from "../../visitor/VisitorLists.ts"

/** Basket, wishlist and all their lines, as `listsColumns` selects them. */
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

/** Columns that `listsColumns` selects. */
export const listsFields = {
  /** Version of the world; `null` before the first seeding. */
  world: Schema.NullOr(Schema.String),
  /** `null` before the visitor's first change. */
  lists: Schema.NullOr(ListsRow),
}
const Rows = Schema.Tuple([Schema.Struct(listsFields)])

/** Basket and wishlist of a visitor at one moment. */
export interface ReadLists {
  readonly world: string
  /** `undefined` before the visitor's first change. */
  readonly lists: VisitorLists | undefined
}

const readLines = readableRows("lines of a basket", BasketItem)
const readWishes = readableRows("lines of a wishlist", WishlistItem)

/** Reads the columns of `listsColumns`. Unreadable lines are left out; they stay in the database. */
export const listsOf = Effect.fnUntraced(function* ({
  lists: row,
  world,
}: {
  readonly lists: typeof ListsRow.Type | null
  readonly world: string | null
}) {
  const read: ReadLists = {
    world: world ?? "",
    lists:
      row === null
        ? undefined
        : {
            id: row.id,
            versions: { basket: row.version, wishlist: row.wishlist_version },
            stored: {
              basket: { lines: yield* readLines(row.lines), attached: row.attached },
              wishes: yield* readWishes(row.wishes),
            },
          },
  }
  return read
})

/**
 * The visitor has logged in during the command, and basket and wishlist now belong to the customer. If the
 * visitor sends the command again, it changes the customer's lists.
 */
export class GuestMerged extends Data.TaggedError("GuestMerged") {
  override get message() {
    return "Basket and wishlist of this guest belong to a customer now."
  }
}

const Locked = Schema.Tuple([Schema.Struct({ merged: Schema.Boolean })])

/**
 * Selects the version of the world, and basket, wishlist and all lines of a visitor, in one statement, so that they
 * are consistent.
 */
export const listsColumns = (sql: SqlClient.SqlClient, visitorId: Fragment) => sql`
  (select version from world) as world,
  (select jsonb_build_object('id', b.id, 'version', b.version, 'wishlist_version', b.wishlist_version,
    'attached', b.attached, 'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('articleId', l.article_id, 'deliveryType', l.delivery_type,
        'quantity', l.quantity) order by l.position), '[]')
      from basket_line l where l.visitor_id = b.visitor_id
    ), 'wishes', (
      select coalesce(jsonb_agg(jsonb_build_object('articleId', w.article_id, 'quantity', w.quantity)
        order by w.position), '[]')
      from wishlist_line w where w.visitor_id = b.visitor_id
    )) from basket b where b.visitor_id = ${visitorId}) as lists`

/** Makes the reader and the lock of a visitor's lists. */
export const makeRows = (sql: SqlClient.SqlClient, visitorId: string) => {
  const read = sql`select ${listsColumns(sql, sql`${visitorId}::text`)}`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
    Effect.flatMap(([row]) => listsOf(row)),
  )

  /**
   * Locks the visitor's row until the caller's transaction ends, and reads the lists. Creates the row at the visitor's
   * first change.
   */
  const lock = Effect.fnUntraced(function* (newId: string, now: number) {
    const [{ merged }] = yield* sql`
      insert into basket (visitor_id, id, version, changed)
      values (${visitorId}::text, ${newId}::text, 0, ${now}::bigint)
      on conflict (visitor_id) do update set changed = excluded.changed
      returning merged`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Locked)))
    if (merged) return yield* new GuestMerged()
    const { lists, world } = yield* read
    return { world, lists: lists ?? emptyVisitorLists(newId) }
  })

  return { read, lock }
}
