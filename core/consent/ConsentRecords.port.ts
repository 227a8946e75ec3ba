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
 */
export class ConsentRecordsError extends Data.TaggedError("ConsentRecordsError")<
  ErrorFields<typeof consentRecordsReasons>
> {
  static readonly reasons = consentRecordsReasons

  override get message() {
    return consentRecordsReasons[this.reason].message
  }
}

/**
 * Stores proof of customers' consents (storefront 7, consent).
 * @stability stable
 */
export class ConsentRecords extends Context.Service<
  ConsentRecords,
  {
    /** Stores a consent record. Records with the same key are stored once. */
    save(record: ConsentRecord, key: IdempotencyKey): Effect.Effect<void, ConsentRecordsError>
  }
>()("core/consent/ConsentRecords") {}
