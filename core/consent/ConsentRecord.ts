import * as Schema from "effect/Schema"

/** A visitor's decision about one service, by its name in the consent manager. */
export class ServiceConsent extends Schema.Opaque<ServiceConsent>()(
  Schema.Struct({ name: Schema.NonEmptyString, consent: Schema.Boolean }),
) {}

/**
 * Record of a customer's consent decision (storefront 3, consent record; storefront 7).
 * @stability stable
 * @example
 * import { ConsentRecord } from "@heimwerk/core/consent"
 *
 * const record = ConsentRecord.make({
 *   consents: [{ name: "Karten", consent: true }],
 *   customerId: "cs-10001",
 *   source: "website",
 *   ucUserId: "browser-1",
 *   timestamp: "2026-11-21T08:00:00Z",
 * })
 * record.source // => "website"
 */
export class ConsentRecord extends Schema.Opaque<ConsentRecord>()(
  Schema.Struct({
    consents: Schema.Array(ServiceConsent),
    customerId: Schema.NonEmptyString,
    loyaltyCardNumber: Schema.optionalKey(Schema.NonEmptyString),
    source: Schema.Literals(["app", "website"]),
    /** Id of this browser in the consent manager. */
    ucUserId: Schema.String,
    /** Time of the decision in UTC, `2026-11-21T08:00:00Z`. */
    timestamp: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u)),
  }),
) {}
