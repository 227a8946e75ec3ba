import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * The tables of the search (`search/buildSearchTables.ts`). `world.indexed` is true when they belong to the world. Older
 * servers write worlds without these tables; newer servers then build the tables.
 *
 * `stock_change` gets the changed articles and the transaction, so that a server learns which articles are in stock without
 * reading the whole stock again. Rows of older servers have no articles.
 */
export const searchTables: Migration = {
  id: 20,
  name: "search tables",
  run: (sql) =>
    Effect.all(
      [
        sql`create table search_article (rank int primary key, article_id text collate "C" not null unique)`,
        sql`create table search_column (name text primary key, entries bytea not null, labels jsonb not null)`,
        sql`create table search_posting (term text collate "C" primary key, entries bytea not null)`,
        // Stored without compression: decompressing the numbers takes longer than reading the larger values.
        sql`alter table search_column alter column entries set storage external`,
        sql`alter table search_posting alter column entries set storage external`,
        sql`alter table world add column indexed boolean not null default false`,
        sql`alter table stock_change add column article_ids text[],
          add column written xid8 not null default pg_current_xact_id()`,
      ],
      { discard: true },
    ),
}
