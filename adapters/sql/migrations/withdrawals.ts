import type { Migration } from "./Migration.ts"

/** Declared withdrawals: what, by whom and when. Retention is required by law, so no job removes them. */
export const withdrawals: Migration = {
  id: 9,
  name: "withdrawals",
  run: (sql) => sql`create table withdrawal (
    number text primary key,
    command_key text not null unique,
    name text not null,
    contract text not null,
    email text not null,
    note text,
    received bigint not null
  )`,
}
