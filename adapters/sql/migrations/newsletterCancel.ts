import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/** Links that cancel the newsletter, one per mail to a subscriber. Only the hash of the token is stored. */
export const newsletterCancel: Migration = {
  id: 12,
  name: "newsletter cancel links",
  run: (sql) =>
    Effect.asVoid(sql`create table newsletter_cancel_link (
      subscriber text collate "C" not null references newsletter_subscription (subscriber) on delete cascade,
      command_key text not null,
      token_hash text not null unique,
      created bigint not null,
      primary key (subscriber, command_key)
    )`),
}
