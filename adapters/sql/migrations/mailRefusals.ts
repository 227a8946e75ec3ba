import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Time at which a mail server first refused the recipient or the content of a queued mail, in ms since 1970. Null if it
 * never did.
 */
export const mailRefusals: Migration = {
  id: 23,
  name: "first refusals of mails",
  run: (sql) => Effect.asVoid(sql`alter table outgoing_mail add column first_refusal bigint`),
}
