import { createHash } from "node:crypto"

import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

import { consentVersion } from "@heimwerk/core/consent/consentVersion.ts"
import { consentWording } from "@heimwerk/core/consent/wording.ts"
import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"

import { storable } from "./storable.ts"

/** How long a consent record is kept, in ms: 3 years, because proof may be demanded for that long. */
export const consentProofLifetimeMillis = 3 * 365 * 24 * 60 * 60 * 1000

/** SHA-256 of the consent dialog's texts. */
export const wordingHash = createHash("sha256").update(consentWording()).digest("hex")

/**
 * Consent records in the database, each with the version and hash of the texts that the visitor saw (quality
 * T-P6).
 */
export const layer: Layer.Layer<ConsentRecords, never, SqlClient.SqlClient> = Layer.effect(
  ConsentRecords,
  SqlClient.SqlClient.useSync((sql) => ({
    save: Effect.fn("ConsentRecordsSql.save")(
      function* ({ consents, customerId, loyaltyCardNumber, source, timestamp, ucUserId }, key) {
        const now = yield* Clock.currentTimeMillis
        const card = loyaltyCardNumber === undefined ? null : storable(loyaltyCardNumber)
        const decisions = JSON.stringify(
          consents.map(({ consent, name }) => ({ name: storable(name), consent })),
        )
        yield* sql`
          insert into consent_record (customer_id, command_key, loyalty_card, source, browser_id, decided, decisions,
            received, wording_version, wording_hash)
          values (${storable(customerId)}::text, ${storable(key)}::text, ${card}::text, ${source}::text,
            ${storable(ucUserId)}::text, ${timestamp}::text, ${decisions}::text, ${now}::bigint,
            ${consentVersion}::text, ${wordingHash}::text)
          on conflict (customer_id, command_key) do nothing`
      },
      Effect.mapError((cause) => new ConsentRecordsError({ reason: "Unavailable", cause })),
    ),
  })),
)
