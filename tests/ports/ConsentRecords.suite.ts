import { assert } from "@effect/vitest"
import { Effect } from "effect"

import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"

import type { SuiteIt } from "./Suite.ts"

const record: ConsentRecord = {
  consents: [
    { name: "Karten", consent: true },
    { name: "Videoberatung", consent: false },
  ],
  customerId: "cs-10001",
  source: "website",
  ucUserId: "uc-1",
  timestamp: "2026-11-21T08:00:00Z",
}

/**
 * Tests for every adapter of the consent records.
 *
 * @param kept all stored records, oldest first
 */
export const consentRecordsSuite = <R>(
  it: SuiteIt<R | ConsentRecords>,
  kept: Effect.Effect<ReadonlyArray<ConsentRecord>, never, NoInfer<R>>,
) => {
  it.effect(
    "consent records are stored completely and in their order, and a repeated idempotency key stores a record only once",
    () =>
      Effect.gen(function* () {
        const records = yield* ConsentRecords
        const later: ConsentRecord = {
          ...record,
          loyaltyCardNumber: "2770010000024",
          source: "app",
          timestamp: "2026-11-21T08:00:01Z",
        }
        const before = (yield* kept).length
        yield* records.save(record, "records-1")
        yield* records.save(record, "records-1")
        yield* records.save(later, "records-2")
        assert.deepStrictEqual((yield* kept).slice(before), [record, later])
      }),
  )
}
