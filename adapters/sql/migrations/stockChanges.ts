import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * One row for each change of the stock, with its time in ms, so that servers know when their cached pages are outdated
 * (`dataVersion.ts`). Changes by older servers, which do not know this migration, show in cached pages up to 30 s later.
 */
export const stockChanges: Migration = {
  id: 19,
  name: "changes of the stock",
  run: (sql) =>
    Effect.asVoid(
      sql`create table stock_change (
        id bigint generated always as identity primary key,
        changed bigint not null
      )`,
    ),
}
