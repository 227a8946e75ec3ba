import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Customers, logins, consecutive failed logins, and known devices. Times are ms since 1970. Passwords are
 * stored as argon2id hashes, tokens and login names of failures as SHA-256. A customer's basket and wishlist
 * belong to `customer.visitor_id`, like any visitor's. `basket.merged` marks a guest's basket that was merged
 * into a customer's, so that a late change of it is refused instead of lost.
 */
export const customers: Migration = {
  id: 5,
  name: "customers",
  run: (sql) =>
    Effect.all(
      [
        sql`create table customer (
          id text collate "C" primary key,
          cs_id text not null unique,
          login_name text collate "C" not null unique,
          email text not null,
          first_name text not null,
          last_name text not null,
          loyalty_card text,
          merge_done boolean not null,
          login_type int not null check (login_type in (1, 2, 3)),
          password_hash text not null,
          visitor_id text not null unique,
          created bigint not null
        )`,
        sql`alter table session
          add column customer_id text references customer (id) on delete cascade,
          add column logged_in bigint,
          add column used bigint`,
        sql`create index session_customer on session (customer_id)`,
        sql`alter table basket add column merged boolean not null default false`,
        sql`create table known_device (
          token_hash text not null,
          customer_id text not null references customer (id) on delete cascade,
          used bigint not null,
          primary key (token_hash, customer_id)
        )`,
        sql`create table login_failure (
          who_hash text primary key,
          failures int not null,
          tried bigint not null,
          free_from bigint not null
        )`,
      ],
      { discard: true },
    ),
}
