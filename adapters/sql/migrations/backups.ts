import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/** The time of the last complete backup, in ms since 1970. */
export const backups: Migration = {
  id: 17,
  name: "backups",
  run: (sql) =>
    Effect.asVoid(
      sql`create table backup_made (place int primary key check (place = 1), made bigint not null)`,
    ),
}
