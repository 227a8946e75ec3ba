import { randomUUID } from "node:crypto"

import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { isPayable } from "@heimwerk/core/basket/basketOf.ts"
import { mergeBaskets } from "@heimwerk/core/basket/mergeBaskets.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { mergeWishlists } from "@heimwerk/core/wishlist/mergeWishlists.ts"

import type { CheckedCustomer } from "../../account/AccountStore.ts"
import { articlesOn, nextVisitorLists } from "../../visitor/VisitorLists.ts"
import { makeRows } from "../visitor/rows.ts"
import { makeWrite } from "../visitor/write.ts"
import { hashOf, newToken } from "./tokens.ts"

const Owners = Schema.Array(Schema.Struct({ visitor_id: Schema.String }))
const Ended = Schema.Array(
  Schema.Struct({ visitor_id: Schema.String, customer_id: Schema.NullOr(Schema.String) }),
)

/**
 * Ends a session and returns its owner. If two calls end the same session in parallel, only one gets the
 * owner.
 */
const endSession = (sql: SqlClient.SqlClient, token: string) =>
  sql`delete from session where token_hash = ${hashOf(token)}::text returning visitor_id, customer_id`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Ended)),
    Effect.map(([session]) => session),
  )

/**
 * Merges a guest's basket and wishlist into the customer's, together with their idempotency keys, so that a
 * command repeated after the login is recognised. The guest's row stays and is marked as merged, so that
 * late changes to it are refused.
 */
const merge = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  guest: string,
  customer: string,
  now: number,
) {
  const [from, to] = [makeRows(sql, guest), makeRows(sql, customer)]
  const { lists: guests } = yield* from.lock(randomUUID(), now)
  const { lists: customers } = yield* to.lock(randomUUID(), now)
  const { basket, wishes } = guests.stored
  const hasBasket = guests.versions.basket > 0
  const hasWishes = guests.versions.wishlist > 0
  const products = yield* (yield* Catalog).records([
    ...new Set([...articlesOn(guests), ...articlesOn(customers)]),
  ])
  const after = nextVisitorLists(customers, {
    basket: hasBasket
      ? mergeBaskets(customers.stored.basket, basket, (lines) => isPayable(lines, products))
      : customers.stored.basket,
    wishes: hasWishes ? mergeWishlists(customers.stored.wishes, wishes) : customers.stored.wishes,
  })
  yield* makeWrite(sql, customer).writeLocked({ before: customers, after, now })
  yield* sql`delete from basket_line where visitor_id = ${guest}::text`
  yield* sql`delete from wishlist_line where visitor_id = ${guest}::text`
  yield* sql`update basket set merged = true, attached = default where visitor_id = ${guest}::text`
  yield* sql`
    insert into basket_command (visitor_id, command_key, fingerprint, used)
    select ${customer}::text, command_key, fingerprint, used from basket_command where visitor_id = ${guest}::text
    on conflict (visitor_id, command_key) do nothing`
  yield* sql`delete from basket_command where visitor_id = ${guest}::text`
})

/**
 * Replaces the visitor's session with a customer's, in the transaction of the caller (quality T-S2). Only a
 * guest's basket is merged; the basket of another customer on the same device is not. A repeated login finds
 * the guest's session ended and merges nothing. Returns nothing if the customer's hash is not the checked one. The
 * lock keeps the hash until the transaction ends, so that a new password finds this session and ends it.
 */
export const beginSession = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { id: customerId, passwordHash }: CheckedCustomer,
  oldToken: string | undefined,
  now: number,
) {
  const [owner] = yield* sql`
    select visitor_id from customer where id = ${customerId}::text and password_hash = ${passwordHash}::text
    for share`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Owners)))
  if (owner === undefined) return undefined
  const { visitor_id: visitorId } = owner
  const old = oldToken === undefined ? undefined : yield* endSession(sql, oldToken)
  if (old?.customer_id === null) yield* merge(sql, old.visitor_id, visitorId, now)
  const token = newToken()
  yield* sql`
    insert into session (token_hash, visitor_id, created, last_seen, customer_id, logged_in, used)
    values (${hashOf(token)}::text, ${visitorId}::text, ${now}::bigint, ${now}::bigint, ${customerId}::text,
      ${now}::bigint, ${now}::bigint)`
  return token
})
