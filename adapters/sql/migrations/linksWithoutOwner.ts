import { Effect } from "effect"

import type { Migration } from "./Migration.ts"

/**
 * Removes the foreign key of the links in account mails. The check of the key made password requests for known
 * addresses slower (quality T-S6, ADR 0106). `removePerson` deletes the links of a customer, `prune` deletes old links.
 */
export const linksWithoutOwner: Migration = {
  id: 21,
  name: "links without owner",
  run: (sql) =>
    Effect.asVoid(sql`alter table account_request drop constraint account_request_customer_id_fkey`),
}
