import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Version of the rules of the search terms of the world (`termRulesVersion` of core). 0 for a world that an older version of
 * the shop has written.
 */
export const termRules: Migration = {
  id: 24,
  name: "rules of search terms",
  run: (sql) => Effect.asVoid(sql`alter table world add column term_rules int not null default 0`),
}
