import type { Email } from "@heimwerk/core/values/Email.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"

import {
  type ShownBasket,
  ShownConsent,
  ShownCustomer,
  ShownLine,
  ShownRequest,
} from "../../operator/support.ts"
import { basketsFor } from "../BasketsSql.ts"
import { checkoutFor } from "../CheckoutSql.ts"
import { findPerson } from "../personal/Person.ts"
import { ordersOf } from "../personal/tables.ts"

/** Reads rows of one shape. `bigint` columns must be cast to `float8`. */
const rowsOf = <A>(row: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownEffect(Schema.Array(row))
  return <E, R>(query: Effect.Effect<ReadonlyArray<unknown>, E, R>) => Effect.flatMap(query, decode)
}

const Cards = Schema.Tuple([Schema.Struct({ ownCard: Schema.NullOr(Schema.String) })])

const customers = rowsOf(ShownCustomer)
const lines = rowsOf(ShownLine)
const consents = rowsOf(ShownConsent)
const requests = rowsOf(ShownRequest)

const present = <A, E, R>(find: Effect.Effect<ReadonlyArray<A>, E, R>) =>
  Effect.map(find, ([first]): A | undefined => first)

/** Returns the account of an e-mail address, or `undefined`. Its orders include those as a guest with this address. */
export const customerWith = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient.SqlClient
  const person = yield* findPerson(sql, email)
  return yield* present(
    customers(sql`
      select c.id as "customerId", c.first_name as "firstName", c.last_name as "lastName", c.email,
        d.pending_email as "pendingEmail", d.phone, c.loyalty_card as "loyaltyCard", c.created::float8 as created,
        (select count(*)::int from customer_address a where a.customer_id = c.id) as addresses,
        (select count(*)::int from customer_order t where ${ordersOf(sql, person)}) as orders,
        coalesce((select case when n.confirmed is null then 'requested' else 'confirmed' end
          from newsletter_subscription n where n.subscriber = lower(c.email)), 'none') as newsletter
      from customer c left join customer_detail d on d.customer_id = c.id where c.id = ${person.customerId}::text`),
  )
})

/** Returns what `read` finds for the account of an e-mail address, or `undefined` without an account. */
const ofAccount = <A, E, R>(
  email: string,
  read: (
    sql: SqlClient.SqlClient,
    ids: { readonly visitorId: string; readonly csId: string; readonly customerId: string },
  ) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const person = yield* findPerson(sql, email)
    return person.customerId === "" ? undefined : yield* read(sql, person)
  })

const linesIn = (sql: SqlClient.SqlClient, table: string, deliveryType: Fragment, visitorId: string) =>
  lines(sql`
    select l.article_id as "articleId", p.product ->> 'name' as name, l.quantity, ${deliveryType} as "deliveryType"
    from ${sql(table)} l left join article_page p on p.article_id = l.article_id
    where l.visitor_id = ${visitorId}::text order by l.position`)

/** Returns the lines of the basket of an account, or `undefined` without an account. */
export const basketOf = (email: string) =>
  ofAccount(email, (sql, { visitorId }) => linesIn(sql, "basket_line", sql`l.delivery_type`, visitorId))

/**
 * Returns the basket of an account from the ports that answer the customer, or `undefined` without an account. Changes
 * nothing.
 *
 * @param asked.marketId the market of a pickup; the shop does not store which market a customer has chosen
 * @param origin the origin of the links in mails
 */
export const wholeBasketOf = (
  asked: { readonly email: Email; readonly marketId?: MarketId },
  origin: string,
) =>
  ofAccount(asked.email, (sql, { customerId, visitorId }) =>
    Effect.gen(function* () {
      const [card] = yield* sql`
        select loyalty_card as "ownCard" from customer where id = ${customerId}::text`.pipe(
        Effect.flatMap(Schema.decodeUnknownEffect(Cards)),
      )
      const ownCard = card.ownCard ?? undefined
      const { messages, sum, totalCost, totals, voucherConfig } = yield* (yield* basketsFor(
        visitorId,
        ownCard,
      )).read("full")
      const checkout = yield* checkoutFor({ visitorId, customerId, ownCard }, origin)
      const { problems } = yield* checkout.offer(asked.marketId)
      const { voucherCode } = voucherConfig
      const shown: ShownBasket = {
        lines: (yield* basketOf(asked.email)) ?? [],
        ...(voucherCode === undefined ? {} : { voucherCode }),
        sum,
        totals,
        totalCost,
        messages,
        problems,
      }
      return shown
    }),
  )

/** Returns the lines of the wishlist of an account, or `undefined` without an account. */
export const wishlistOf = (email: string) =>
  ofAccount(email, (sql, { visitorId }) => linesIn(sql, "wishlist_line", sql`null::text`, visitorId))

/** Returns the consent decisions of an account, newest first, or `undefined` without an account. */
export const consentsOf = (email: string) =>
  ofAccount(email, (sql, { csId, customerId }) =>
    consents(sql`
      select received::float8 as received, source, decisions, wording_version as "wordingVersion" from consent_record
      where customer_id in ${sql.in([csId, customerId])} order by received desc`),
  )

/** Returns the requests that contain an e-mail address, newest first. */
export const requestsOf = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient.SqlClient
  const { requestIds } = yield* findPerson(sql, email)
  if (requestIds.length === 0) return []
  return yield* requests(sql`
    select id, form, received::float8 as received, confirmed::float8 as confirmed, delivered::float8 as delivered, tries
    from customer_request where id in ${sql.in(requestIds)} order by received desc`)
})
