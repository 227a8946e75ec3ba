import type { Migration } from "./Migration.ts"

/**
 * Declared withdrawals: the contract, the person and the time. The law requires the shop to keep them for 6
 * years. `prune` removes older ones.
 */
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
