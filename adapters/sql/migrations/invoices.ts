import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/** The last invoice number of each year. The invoices are in the orders. */
export const invoices: Migration = {
  id: 15,
  name: "invoices",
  run: (sql) => Effect.asVoid(sql`create table invoice_year (year text primary key, last int not null)`),
}
