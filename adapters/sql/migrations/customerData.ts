import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Customers' data, and requests answered by mail: a registration, a new password, a new e-mail address. Times
 * are ms since 1970. `account_request` stores tokens and recipients only as hashes. Its `data` contains what
 * a link needs, such as an unconfirmed registration, until the link is used or expires. Deleting a customer
 * deletes the rows that refer to the customer. `refused` is the time at which a mail server refused a mail
 * for good.
 */
export const customerData: Migration = {
  id: 6,
  name: "customer data",
  run: (sql) =>
    Effect.all(
      [
        sql`create table customer_detail (
          customer_id text collate "C" primary key references customer (id) on delete cascade,
          salute text not null default '',
          phone text not null default '',
          pending_email text
        )`,
        sql`create table customer_address (
          customer_id text collate "C" not null references customer (id) on delete cascade,
          id text collate "C" not null,
          position int not null,
          data jsonb not null,
          primary key (customer_id, id)
        )`,
        sql`create table customer_order (
          id text collate "C" primary key,
          customer_id text collate "C" not null references customer (id) on delete cascade,
          ordered_on text not null,
          data jsonb not null
        )`,
        sql`create index customer_order_customer on customer_order (customer_id, ordered_on)`,
        sql`create table account_request (
          kind text not null check (kind in ('registration', 'passwordReset', 'emailChange')),
          who_hash text not null,
          command_key text not null,
          requested bigint not null,
          mailed boolean not null default false,
          token_hash text unique,
          used bigint,
          customer_id text collate "C" references customer (id) on delete cascade,
          data jsonb,
          primary key (kind, who_hash, command_key)
        )`,
        sql`create index account_request_customer on account_request (customer_id)`,
        sql`create index account_request_requested on account_request (requested)`,
        sql`alter table outgoing_mail add column refused bigint`,
      ],
      { discard: true },
    ),
}
