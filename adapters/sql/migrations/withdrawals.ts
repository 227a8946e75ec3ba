import type { Migration } from "./Migration.ts"

/** What was declared, by whom and when; a withdrawal is kept as long as the law wants it, so nothing removes it. */
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
