import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"

import { seenByHolder } from "../../visitor/ownCard.ts"
import { articlesOn, basketOn, wishlistOn } from "../../visitor/VisitorLists.ts"
import { findSession, SessionRow } from "../account/findSession.ts"
import { PipelinedReads, type RunRead } from "../account/PipelinedReads.ts"
import { type SessionWithLists, visitorOf } from "../SessionsSql.ts"
import { listsColumns, listsFields, listsOf } from "./rows.ts"
import { makeVisitorSupply, VisitorSupply } from "./supply.ts"

/** A visitor with the data that the layout of every page shows. */
export interface VisitorOverview {
  readonly visitor: SessionWithLists
  readonly customer: Customer | undefined
  /** The basket without its vouchers, coupons and cards: its sums may be too high. */
  readonly basket: Basket
  /** The wishlist in limited mode. */
  readonly wishlist: Wishlist
}

const nullable = <Fields extends Schema.Struct.Fields>(fields: Fields) => Schema.NullOr(Schema.Struct(fields))

const Rows = Schema.Array(
  Schema.Struct({
    ...SessionRow.fields,
    customer: nullable({
      csId: Schema.String,
      email: Schema.String,
      firstName: Schema.String,
      lastName: Schema.String,
      mergeDone: Schema.Boolean,
    }),
    ...listsFields,
  }),
)

const customerOf = ({
  customer,
  customer_id: id,
  loyalty_card: loyaltyCard,
}: (typeof Rows.Type)[number]): Customer | undefined =>
  customer === null || id === null
    ? undefined
    : { id, ...customer, ...(loyaltyCard === null ? {} : { loyaltyCard }) }

/**
 * Makes the function that reads the overview of a session token. Session, customer, basket and wishlist take
 * one statement. Articles and settings of the benefits are cached by the version of the world, and read only
 * if they are missing in the cache.
 */
export const visitorOverviews = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const supplyAt = (yield* VisitorSupply) ?? (yield* makeVisitorSupply)
  const runRead: RunRead = (yield* PipelinedReads) ?? ((read) => read(sql))
  const columns = sql`,
    case when c.id is not null then jsonb_build_object('csId', c.cs_id, 'email', c.email,
      'firstName', c.first_name, 'lastName', c.last_name, 'mergeDone', c.merge_done) end as customer,
    ${listsColumns(sql, sql`s.visitor_id`)}`

  /** Returns `undefined` if the token is unknown or has expired. */
  return Effect.fn("VisitorSql.overview")(function* (token: string) {
    const row = yield* findSession(sql, token, { columns, runRead, rows: Rows })
    if (row === undefined) return undefined
    const read = yield* listsOf(row)
    const visitor = { ...visitorOf(row), read }
    const found = { visitor, customer: customerOf(row) }
    if (read.lists === undefined)
      return { ...found, basket: emptyBasket, wishlist: limitedWishlist(emptyWishlist) }
    const lists = seenByHolder(read.lists, visitor.customer?.loyaltyCard)
    const cached = supplyAt(read.world)
    const supply = { products: yield* cached.products(articlesOn(lists)), benefits: yield* cached.settings }
    const overview: VisitorOverview = {
      ...found,
      basket: basketOn(lists, supply),
      wishlist: limitedWishlist(wishlistOn(lists, supply)),
    }
    return overview
  })
})
