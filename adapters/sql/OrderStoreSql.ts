import { createHmac, randomBytes } from "node:crypto"

import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql"

import { deadlineOf } from "@heimwerk/core/order/deadline.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { openRefunds } from "@heimwerk/core/order/serviceRefunds.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import type { OrderStore, StoredOrder, TakenStock } from "../order/OrderStore.ts"
import { queueMail } from "./outgoingMail.ts"
import { removedEmail } from "./personal/keptRecords.ts"
import { storable } from "./storable.ts"

const Taken = Schema.Struct({
  marketId: MarketId,
  pieces: Schema.Array(Schema.Struct({ articleId: ArticleId, quantity: Schema.Int })),
})
const Rows = Schema.Array(Schema.Struct({ data: Order, taken: Schema.NullOr(Taken) }))
const Last = Schema.Tuple([Schema.Struct({ last: Schema.Int })])
const Secret = Schema.Tuple([Schema.Struct({ secret: Schema.String })])

const encodeOrder = Schema.encodeSync(Schema.fromJsonString(Order))

/** Maximum stock of an article in a market: the largest number that a `smallint` can store. */
const maxPieces = 32_767

const takenJson = (taken: TakenStock | undefined): string | null =>
  taken === undefined ? null : JSON.stringify(taken)

type StoreError = SqlError.SqlError | Schema.SchemaError

/**
 * The orders in the database. Several servers share them, so changes of orders and of the stock use row
 * locks.
 */
export const orderStoreSql: Effect.Effect<OrderStore<StoreError>, never, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient
    const retailer = yield* Retailer
    const deliveredAfter = yield* DeliveredAfter
    const dueOf = (order: Order): number | null => deadlineOf(order, deliveredAfter) ?? null
    let known: string | undefined

    /** The key that signs the links of orders. The first server that needs the key creates it. */
    const secret = Effect.gen(function* () {
      if (known !== undefined) return known
      const fresh = randomBytes(32).toString("base64url")
      yield* sql`insert into order_secret (place, secret) values (1, ${fresh}::text) on conflict (place) do nothing`
      const [row] = yield* sql`select secret from order_secret where place = 1`.pipe(
        Effect.flatMap(Schema.decodeUnknownEffect(Secret)),
      )
      known = row.secret
      return known
    })

    const first = (rows: Effect.Effect<unknown, SqlError.SqlError>) =>
      Effect.map(
        Effect.flatMap(rows, Schema.decodeUnknownEffect(Rows)),
        ([row]): StoredOrder | undefined => row && { order: row.data, taken: row.taken ?? undefined },
      )

    /**
     * Adds pieces to the stock of a market (`sign` 1), or removes them (-1). Returns the articles whose stock has
     * changed. Adding leaves out articles and markets that no longer exist, for example after an import. It adds at most
     * up to `maxPieces`, because an import may have set the stock to a higher number meanwhile. Removing ends at the
     * first article of which the market has too few pieces.
     */
    const moveStock = Effect.fnUntraced(function* ({ marketId, pieces }: TakenStock, sign: 1 | -1) {
      const changed: Array<string> = []
      for (const { articleId, quantity } of pieces) {
        const change = sign * quantity
        const moved = yield* sql`
          update stock set pieces[m.position + 1] =
            least(pieces[m.position + 1] + ${change}::int, ${maxPieces}::int)::smallint
          from market m
          where m.id = ${marketId}::text and stock.article_id = ${articleId}::text
            and pieces[m.position + 1] + ${change}::int >= 0
          returning stock.article_id`
        if (moved.length > 0) changed.push(articleId)
        else if (sign === -1) return changed
      }
      if (changed.length > 0)
        yield* sql`
          insert into stock_change (changed, article_ids)
          values (${yield* Clock.currentTimeMillis}::bigint, string_to_array(${changed.join(" ")}::text, ' '))`
      return changed
    })

    return {
      atomically: sql.withTransaction,
      send: (mail) =>
        mail.to === removedEmail
          ? Effect.void
          : Effect.flatMap(Clock.currentTimeMillis, (now) => queueMail(sql, mail, now)),
      byKey: (visitorId, key) =>
        Effect.map(
          first(sql`
            select data, taken from customer_order
            where visitor_id = ${visitorId}::text and command_key = ${storable(key)}::text`),
          (found) => found?.order,
        ),
      read: (orderId) =>
        first(sql`select data, taken from customer_order where id = ${storable(orderId)}::text`),
      lock: (orderId) =>
        first(sql`select data, taken from customer_order where id = ${storable(orderId)}::text for update`),
      lockCustomer: (customerId) => sql`select 1 from customer where id = ${customerId}::text for key share`,
      insert: ({ customerId, key, order, taken, visitorId }) =>
        Effect.flatMap(
          Clock.currentTimeMillis,
          (now) => sql`
            insert into customer_order (id, customer_id, ordered_on, placed, data, visitor_id, command_key, taken, due)
            values (${order.orderId}::text, ${customerId ?? null}::text, ${order.orderedOn}::text, ${now}::bigint,
              ${encodeOrder(order)}::text::jsonb, ${visitorId}::text, ${storable(key)}::text,
              ${takenJson(taken)}::text::jsonb, ${dueOf(order)}::bigint)`,
        ),
      update: ({ order, taken }) => sql`
        update customer_order set data = ${encodeOrder(order)}::text::jsonb, taken = ${takenJson(taken)}::text::jsonb,
          due = ${dueOf(order)}::bigint,
          refund_due = case when ${openRefunds(order).length > 0}::boolean then coalesce(refund_due, 0) end
        where id = ${order.orderId}::text`,
      take: (taken) => Effect.map(moveStock(taken, -1), ({ length }) => length === taken.pieces.length),
      release: (taken) => moveStock(taken, 1),
      claimNotice: (noticeId) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.map(
            sql`insert into payment_notice (id, received) values (${storable(noticeId)}::text, ${now}::bigint)
              on conflict (id) do nothing returning id`,
            (rows) => rows.length === 1,
          ),
        ),
      nextInvoice: (year) =>
        sql`
          insert into invoice_year (year, last) values (${year}::text, 1)
          on conflict (year) do update set last = invoice_year.last + 1 returning last`.pipe(
          Effect.flatMap(Schema.decodeUnknownEffect(Last)),
          Effect.map(([{ last }]) => last),
        ),
      tokenOf: (orderId) =>
        Effect.map(secret, (key) => createHmac("sha256", key).update(orderId).digest("base64url")),
      retailer,
    }
  },
)
