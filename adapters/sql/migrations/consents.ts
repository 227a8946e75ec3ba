import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Proofs of consent (GDPR 7): the decisions about third-party services, when the server received them (ms since
 * 1970), and the wording the visitor saw.
 */
export const consents: Migration = {
  id: 8,
  name: "consents",
  run: (sql) =>
    Effect.all(
      [
        sql`create table consent_record (
          place bigint generated always as identity primary key,
          customer_id text not null,
          command_key text not null,
          loyalty_card text,
          source text not null,
          browser_id text not null,
          decided text not null,
          decisions text not null,
          received bigint not null,
          wording_version text not null,
          wording_hash text not null,
          unique (customer_id, command_key)
        )`,
        sql`create index consent_record_received on consent_record (received)`,
      ],
      { discard: true },
    ),
}
