import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Customers' requests and feedback, their idempotency keys, and the data of the bot check: the signing key of
 * its tasks and the used tokens. Times are ms since 1970.
 */
export const requests: Migration = {
  id: 7,
  name: "requests",
  run: (sql) =>
    Effect.all(
      [
        sql`create table customer_request (
          id text primary key,
          form text not null,
          payload text not null,
          received bigint not null,
          due bigint not null,
          tries int not null default 0,
          delivered bigint
        )`,
        sql`create index customer_request_due on customer_request (due) where delivered is null`,
        sql`create table request_command (
          command_key text primary key,
          fingerprint text not null,
          request_id text not null,
          used bigint not null
        )`,
        sql`create table bot_check_secret (place int primary key check (place = 1), secret text not null)`,
        sql`create table bot_check_spent (id text primary key, until bigint not null)`,
      ],
      { discard: true },
    ),
}
