import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/** The HTML part of queued mails, and the texts of its QR codes. */
export const mailParts: Migration = {
  id: 14,
  name: "mail parts",
  run: (sql) =>
    Effect.asVoid(sql`alter table outgoing_mail
      add column html text,
      add column qr_codes jsonb not null default '[]'`),
}
