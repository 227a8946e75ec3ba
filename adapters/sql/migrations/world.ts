import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Markets, places and the assortment. A seed replaces them as a whole.
 *
 * The stock of an article is one row with a number per market (`pieces[market.position + 1]`): 5,500 rows instead
 * of 1.6 million, seeded in a second. A row can still be locked and decremented on its own:
 * `update stock set pieces[n] = pieces[n] - 1 where article_id = ... and pieces[n] >= 1`.
 *
 * Texts that are compared or sorted have the collation `C`: byte by byte, like the rules in core.
 */
export const world: Migration = {
  id: 1,
  name: "world",
  run: (sql) =>
    Effect.all(
      [
        sql`create table world (
          single boolean primary key default true check (single),
          version text not null
        )`,
        sql`create table market (id text collate "C" primary key, position int not null unique, data jsonb not null)`,
        sql`create table place (id text collate "C" primary key, position int not null, data jsonb not null)`,
        sql`create table category (id text collate "C" primary key, position int not null, data jsonb not null)`,
        sql`create table article (
          id text collate "C" primary key,
          main_category_id text not null,
          category_id text not null,
          brand text collate "C" not null,
          price int not null,
          color text collate "C" not null,
          rating float8 not null,
          reviews int not null,
          offer boolean not null,
          energy text collate "C" not null,
          shipping boolean not null,
          orderable boolean not null,
          name_key text collate "C" not null,
          popularity int not null
        )`,
        sql`create table article_page (
          article_id text collate "C" primary key,
          product jsonb not null,
          detail jsonb not null
        )`,
        sql`create table article_term (
          term text collate "C" not null,
          article_id text collate "C" not null,
          weight int not null,
          primary key (term, article_id)
        )`,
        sql`create table vocabulary (
          term text collate "C" primary key,
          kind text not null,
          word text not null,
          articles int not null
        )`,
        sql`create table stock (article_id text collate "C" primary key, pieces smallint[] not null)`,
      ],
      { discard: true },
    ),
}
