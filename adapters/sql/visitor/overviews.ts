import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import type { Customer } from "@heimwerk/core/account/Customer.ts"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { limitedWishlist } from "@heimwerk/core/wishlist/wishlistOf.ts"

import { seenByHolder } from "../../visitor/ownCard.ts"
import { articlesOn, basketOn, wishlistOn } from "../../visitor/VisitorLists.ts"
import { findSession, SessionRow } from "../account/findSession.ts"
import { cachedByWorldVersion } from "../cachedByWorldVersion.ts"
import { type SessionVisitor, visitorOf } from "../SessionsSql.ts"
import { benefitsNamed } from "./benefits.ts"
import { listColumns, listsOf, ListsRow } from "./rows.ts"

/** A visitor with the data that the layout of every page shows. */
export interface VisitorOverview {
  readonly visitor: SessionVisitor
  readonly customer: Customer | undefined
  /** The basket without vouchers and coupons: its sums may be too high. */
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
    lists: Schema.NullOr(ListsRow),
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

/** Maximum number of cached articles, about 2 KB each. */
const maxArticles = 2000

/**
 * Makes the function that reads the overview of a session token in one statement. Articles and settings of the
 * benefits are cached by the version of the world.
 */
export const visitorOverviews = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const catalog = yield* Catalog
  const columns = sql`,
    case when c.id is not null then jsonb_build_object('csId', c.cs_id, 'email', c.email,
      'firstName', c.first_name, 'lastName', c.last_name, 'mergeDone', c.merge_done) end as customer,
    (select to_jsonb(own) from (select ${listColumns(sql)}) own where b.visitor_id is not null) as lists`
  const joins = sql`left join basket b on b.visitor_id = s.visitor_id`
  const settings = yield* cachedByWorldVersion(benefitsNamed(sql, []))
  const articles = yield* cachedByWorldVersion(Effect.sync(() => new Map<ArticleId, Product | undefined>()))

  const productsOf = Effect.fnUntraced(function* (ids: ReadonlyArray<ArticleId>) {
    const known = yield* articles
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0) {
      if (known.size + missing.length > maxArticles) known.clear()
      const found = yield* catalog.records(ids.filter((id) => !known.has(id)))
      for (const id of ids) known.set(id, known.get(id))
      for (const product of found) known.set(product.articleId, product)
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  })

  /** Returns `undefined` if the token is unknown or has expired. */
  return Effect.fn("VisitorSql.overview")(function* (token: string) {
    const row = yield* findSession(sql, token, { columns, joins, rows: Rows })
    if (row === undefined) return undefined
    const visitor = visitorOf(row)
    const customer = customerOf(row)
    if (row.lists === null)
      return { visitor, customer, basket: emptyBasket, wishlist: limitedWishlist(emptyWishlist) }
    const lists = seenByHolder(yield* listsOf(row.lists), visitor.customer?.loyaltyCard)
    const supply = { products: yield* productsOf(articlesOn(lists)), benefits: yield* settings }
    const overview: VisitorOverview = {
      visitor,
      customer,
      // A basket whose sum is too high cannot be shown.
      basket: yield* Effect.orElseSucceed(basketOn(lists, supply), () => emptyBasket),
      wishlist: limitedWishlist(wishlistOn(lists, supply)),
    }
    return overview
  })
})
