import type { SqlClient } from "effect/sql"
import type { Fragment } from "effect/sql/Statement"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { subscriberOf } from "@heimwerk/core/newsletter/reply.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { hashOf } from "../account/tokens.ts"
import { commandOwner } from "../AddressBookSql.ts"
import { addressHash } from "../customer/requests.ts"
import type { Person } from "./Person.ts"

/** A table with personal data. */
export interface PersonalTable {
  readonly table: string
  /**
   * Whether an export contains its rows. Rows of keys, sessions, known devices, cancel links and counters are
   * not exported, because they mean nothing to the person.
   */
  readonly isExported: boolean
  /** Whether a deletion keeps its rows, because the law requires it. */
  readonly isKept?: true
  /** The condition for a person's rows; the table's alias is `t`. */
  readonly whose: (sql: SqlClient.SqlClient, person: Person) => Fragment
}

const exported = (table: string, whose: PersonalTable["whose"]): PersonalTable => ({
  table,
  isExported: true,
  whose,
})
const unexported = (table: string, whose: PersonalTable["whose"]): PersonalTable => ({
  table,
  isExported: false,
  whose,
})

const ofCustomer: PersonalTable["whose"] = (sql, { customerId }) => sql`t.customer_id = ${customerId}::text`
const ofVisitor: PersonalTable["whose"] = (sql, { visitorId }) => sql`t.visitor_id = ${visitorId}::text`

/** The orders of a person. Guests have no customer id. */
export const ordersOf: PersonalTable["whose"] = (sql, { customerId, email }) =>
  sql`(t.customer_id = ${customerId}::text or lower(t.data -> 'contact' ->> 'email') = ${accountKeyOf(email)}::text)`

/** The withdrawals of a person. They belong to an e-mail address, not to an account. */
export const withdrawalsOf: PersonalTable["whose"] = (sql, { email }) =>
  sql`lower(t.email) = ${accountKeyOf(email)}::text`

/** Adds an id that matches nothing, because `IN ()` is not valid SQL. */
const oneOf = (ids: ReadonlyArray<string>) => ["", ...ids]

/**
 * All tables with personal data, in the order of deletion. A test requires every table to be in this list or
 * in `impersonalTables`, so that each new table is classified.
 */
export const personalTables: ReadonlyArray<PersonalTable> = [
  unexported(
    "basket_command",
    (sql, { customerId, visitorId }) =>
      sql`t.visitor_id in ${sql.in([visitorId, commandOwner(customerId)])} and t.visitor_id <> ''`,
  ),
  exported("basket_line", ofVisitor),
  exported("wishlist_line", ofVisitor),
  exported("basket", ofVisitor),
  exported("customer_address", ofCustomer),
  { ...exported("customer_order", ordersOf), isKept: true },
  exported("customer_detail", ofCustomer),
  exported(
    "account_request",
    (sql, { customerId, email }) =>
      sql`(t.customer_id = ${customerId}::text or t.who_hash = ${addressHash(email)}::text)`,
  ),
  unexported("session", ofCustomer),
  unexported("known_device", ofCustomer),
  // The counters of known devices cannot be found: their hash contains the device's token. `prune` removes
  // them.
  unexported(
    "login_failure",
    (sql, { email }) => sql`t.who_hash = ${hashOf(`account ${accountKeyOf(email)}`)}::text`,
  ),
  exported(
    "consent_record",
    (sql, { csId, customerId }) => sql`t.customer_id in ${sql.in([csId, customerId])}`,
  ),
  unexported(
    "newsletter_cancel_link",
    (sql, { email }) => sql`t.subscriber = ${subscriberOf(Email.make(email))}::text`,
  ),
  exported(
    "newsletter_request",
    (sql, { email }) => sql`t.subscriber = ${subscriberOf(Email.make(email))}::text`,
  ),
  exported(
    "newsletter_subscription",
    (sql, { email }) => sql`t.subscriber = ${subscriberOf(Email.make(email))}::text`,
  ),
  unexported("request_command", (sql, { requestIds }) => sql`t.request_id in ${sql.in(oneOf(requestIds))}`),
  exported("customer_request", (sql, { requestIds }) => sql`t.id in ${sql.in(oneOf(requestIds))}`),
  exported("outgoing_mail", (sql, { mailIds }) => sql`t.id in ${sql.in(oneOf(mailIds))}`),
  { ...exported("withdrawal", withdrawalsOf), isKept: true },
  exported("customer", (sql, { customerId }) => sql`t.id = ${customerId}::text`),
]

/**
 * The tables without personal data: the world and its search tables, the shop's own keys, numbers and times,
 * and counters and tokens that are stored as hashes.
 */
export const impersonalTables: ReadonlyArray<string> = [
  "article",
  "article_page",
  "article_term",
  "attempt",
  "backup_made",
  "benefit",
  "bot_check_secret",
  "bot_check_spent",
  "category",
  "invoice_year",
  "mail_accepted",
  "market",
  "order_secret",
  "payment_notice",
  "place",
  "schema_migration",
  "search_article",
  "search_column",
  "search_posting",
  "stock",
  "stock_change",
  "vocabulary",
  "world",
]
