import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * The world of a retailer. `imported` is true after `heimwerk data import`: a start then keeps the world instead of seeding
 * the demonstration. `keywords` are the additional search words of an article, so that an export is complete.
 */
export const ownWorld: Migration = {
  id: 16,
  name: "own world",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table world add column imported boolean not null default false`,
        sql`alter table article_page add column keywords jsonb not null default '[]'`,
      ],
      { discard: true },
    ),
}
