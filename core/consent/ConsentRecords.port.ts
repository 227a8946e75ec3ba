import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { ConsentRecord } from "./ConsentRecord.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { consentRecordsReasons } from "./consentRecordsReasons.ts"

/**
 * A consent record was not stored. The failure is only logged (storefront 8), because the decision already
 * applies in the browser.
 * @stability stable
 * @example
 * import { ConsentRecordsError } from "@heimwerk/core/consent"
 *
 * new ConsentRecordsError({ reason: "Unavailable" }).message
 * // => "Deine Auswahl zur Privatsphäre gilt, konnte aber nicht in deinem Kundenkonto vermerkt werden."
 */
export class ConsentRecordsError extends Data.TaggedError("ConsentRecordsError")<
  ErrorFields<typeof consentRecordsReasons>
> {
  static readonly reasons: typeof consentRecordsReasons = consentRecordsReasons

  override get message() {
    return consentRecordsReasons[this.reason].message
  }
}

/**
 * Stores proof of customers' consents (storefront 7, consent).
 * @stability stable
 * @example
 * import { ConsentRecordsMemory } from "@heimwerk/adapters/memory"
 * import { ConsentRecord, ConsentRecords } from "@heimwerk/core/consent"
 * import * as Effect from "effect/Effect"
 *
 * const saved: Array<ConsentRecord> = []
 * const record = ConsentRecord.make({
 *   consents: [{ name: "Karten", consent: true }],
 *   customerId: "cs-10001",
 *   source: "website",
 *   ucUserId: "browser-1",
 *   timestamp: "2026-11-21T08:00:00Z",
 * })
 * const save = ConsentRecords.use((port) => port.save(record, crypto.randomUUID()))
 * await Effect.runPromise(Effect.provide(save, ConsentRecordsMemory.layer(saved)))
 * saved.length // => 1
 */
export class ConsentRecords extends Context.Service<
  ConsentRecords,
  {
    /** Stores a consent record. Records with the same key are stored once. */
    save(record: ConsentRecord, key: IdempotencyKey): Effect.Effect<void, ConsentRecordsError>
  }
>()("core/consent/ConsentRecords") {}
