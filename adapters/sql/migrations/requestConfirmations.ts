import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Confirmations of requests by mail: the hash of the link's token, the hash of the customer's address and the time
 * of the confirmation in ms since 1970. A request without a token needs no confirmation.
 */
export const requestConfirmations: Migration = {
  id: 11,
  name: "request_confirmations",
  run: (sql) =>
    Effect.all(
      [
        sql`alter table customer_request
          add column token_hash text unique, add column who_hash text, add column confirmed bigint`,
        sql`create index customer_request_who on customer_request (who_hash, received)`,
        sql`drop index customer_request_due`,
        sql`create index customer_request_due on customer_request (due)
          where delivered is null and (token_hash is null or confirmed is not null)`,
      ],
      { discard: true },
    ),
}
