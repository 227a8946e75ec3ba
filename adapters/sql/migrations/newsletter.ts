import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Newsletter subscriptions and their requests, queued mails, and counted attempts. Times are ms since 1970.
 * Tokens of links and network addresses are stored as hashes.
 */
export const newsletter: Migration = {
  id: 4,
  name: "newsletter",
  run: (sql) =>
    Effect.all(
      [
        sql`create table newsletter_subscription (
          subscriber text collate "C" primary key,
          requested bigint not null,
          confirmed bigint
        )`,
        sql`create table newsletter_request (
          subscriber text collate "C" not null references newsletter_subscription (subscriber) on delete cascade,
          command_key text not null,
          requested bigint not null,
          mailed boolean not null default false,
          token_hash text unique,
          primary key (subscriber, command_key)
        )`,
        sql`create table outgoing_mail (
          id text primary key,
          recipient text not null,
          subject text not null,
          body text not null,
          due bigint not null,
          tries int not null default 0
        )`,
        sql`create index outgoing_mail_due on outgoing_mail (due)`,
        sql`create table attempt (
          kind text not null,
          who_hash text not null,
          begun bigint not null,
          tries int not null,
          primary key (kind, who_hash)
        )`,
      ],
      { discard: true },
    ),
}
