import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Time at which a mail server first refused the mailbox of a queued mail, in ms since 1970, and the time at which the
 * mail server last accepted a mail. Both together tell a full mailbox from a mail server that refuses all mailboxes.
 */
export const mailboxRefusals: Migration = {
  id: 25,
  name: "refusals of mailboxes",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table outgoing_mail add column mailbox_refusal bigint`,
        sql`create table mail_accepted (place int primary key check (place = 1), accepted bigint not null)`,
      ],
      { discard: true },
    ),
}
