import { consentRecordsReasons } from "@heimwerk/core/consent/consentRecordsReasons.ts"

import type { ConsentApi } from "../http/contract/consent/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { nothing } from "./reading/Read.ts"

/**
 * Stores which consents the logged-in customer gave or refused.
 * @example
 * import { consents, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { consents })
 * const saved = await shop.consents.save({
 *   consents: [{ name: "Karten", consent: true }],
 *   customerId: "10001",
 *   source: "website",
 *   ucUserId: "browser-1",
 *   timestamp: "2026-11-21T08:00:00Z",
 * })
 * saved.ok ? "saved" : saved.error.code // => "NotTheCustomer"
 */
export const consents = nounOf<typeof ConsentApi>()(consentRecordsReasons, {
  save: { method: "POST", path: "/cookie-consent/consents", hasKey: true, read: nothing },
})
