import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * What belongs to a customer, and what was asked for by mail: a registration, a new password, another address. Times are
 * milliseconds since 1970. Of links only the hash of their token is kept, of the address they went to as well; what a
 * registration is to become waits in `data` until it is confirmed or ends. Everything goes with its customer. A mail
 * its server refuses for good has the time of that in `refused`.
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
