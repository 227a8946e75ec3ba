import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { consentProofLifetimeMillis, wordingHash } from "@heimwerk/adapters/sql/ConsentRecordsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { consentVersion } from "@heimwerk/core/consent/consentVersion.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"

import { consentRecordsSuite } from "../../ports/ConsentRecords.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"

const Rows = Schema.Array(
  Schema.Struct({
    consents: Schema.fromJsonString(ConsentRecord.fields.consents),
    customerId: Schema.String,
    loyaltyCardNumber: Schema.NullOr(Schema.NonEmptyString),
    source: ConsentRecord.fields.source,
    ucUserId: Schema.String,
    timestamp: Schema.String,
  }),
)

const kept = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`
    select decisions as consents, customer_id as "customerId", loyalty_card as "loyaltyCardNumber", source,
      browser_id as "ucUserId", decided as timestamp
    from consent_record order by place`.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Rows)))
  return rows.map(({ loyaltyCardNumber, ...row }) =>
    loyaltyCardNumber === null ? row : { ...row, loyaltyCardNumber },
  )
}).pipe(Effect.orDie)

/** Tests of consent records that need a database. */
export const consentsSqlSuite = (it: SuiteIt<SqlClient.SqlClient | ConsentRecords>) => {
  consentRecordsSuite(it, kept)

  it.effect("T-P6: a consent record is stored with its time and wording, and removed after 3 years", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const records = yield* ConsentRecords
      yield* sql`delete from consent_record`
      yield* TestClock.setTime(1_800_000_000_000)
      const record: ConsentRecord = {
        consents: [{ name: "Karten\u0000", consent: true }],
        customerId: "cs-10001",
        source: "website",
        ucUserId: "browser-1",
        timestamp: "2027-01-15T08:00:00Z",
      }
      yield* records.save(record, "proof-1")
      yield* records.save({ ...record, customerId: "cs-10002" }, "proof-1")
      const rows = yield* sql`
        select customer_id as who, received::text as received, wording_version as version, wording_hash as hash
        from consent_record order by place`
      assert.deepStrictEqual(
        rows,
        ["cs-10001", "cs-10002"].map((who) => ({
          who,
          received: "1800000000000",
          version: consentVersion,
          hash: wordingHash,
        })),
      )
      yield* TestClock.adjust(consentProofLifetimeMillis - 1)
      yield* prune
      assert.lengthOf(yield* kept, 2)
      yield* TestClock.adjust(1)
      yield* prune
      assert.lengthOf(yield* kept, 0)
      assert.strictEqual(consentProofLifetimeMillis, 1095 * 24 * 60 * 60 * 1000)
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
