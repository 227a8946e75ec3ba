import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Visitors' sessions and baskets. Times are ms since 1970. A session stores only the hash of its token. A basket
 * belongs to one visitor and has one line per article and delivery type. An idempotency key is used once per
 * visitor.
 */
export const visitors: Migration = {
  id: 2,
  name: "visitors",
  run: (sql) =>
    Effect.all(
      [
        sql`create table session (
          token_hash text primary key,
          visitor_id text not null,
          created bigint not null,
          last_seen bigint not null
        )`,
        sql`create index session_last_seen on session (last_seen)`,
        sql`create table basket (
          visitor_id text primary key,
          id text not null unique,
          version int not null,
          changed bigint not null
        )`,
        sql`create table basket_line (
          visitor_id text not null references basket (visitor_id) on delete cascade,
          article_id text collate "C" not null,
          delivery_type text not null check (delivery_type in ('marketPickup', 'homeDelivery')),
          quantity int not null check (quantity between 1 and 999),
          position int not null,
          primary key (visitor_id, article_id, delivery_type)
        )`,
        sql`create table basket_command (
          visitor_id text not null,
          command_key text not null,
          fingerprint text not null,
          used bigint not null,
          primary key (visitor_id, command_key)
        )`,
        sql`create index basket_command_used on basket_command (used)`,
      ],
      { discard: true },
    ),
}
