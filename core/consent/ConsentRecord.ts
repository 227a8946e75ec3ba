import * as Schema from "effect/Schema"

/** What a visitor decided about one service, by the name the consent manager gives it. */
export const ServiceConsent = Schema.Struct({ name: Schema.NonEmptyString, consent: Schema.Boolean })
export type ServiceConsent = typeof ServiceConsent.Type

/**
 * The record of a customer's decision as it is sent to the backend (storefront 3, consent record; storefront 7).
 * @stability stable
 */
export const ConsentRecord = Schema.Struct({
  consents: Schema.Array(ServiceConsent),
  customerId: Schema.NonEmptyString,
  loyaltyCardNumber: Schema.optionalKey(Schema.NonEmptyString),
  source: Schema.Literals(["app", "website"]),
  /** The consent manager's number for this browser. */
  ucUserId: Schema.String,
  /** UTC, `2026-11-21T08:00:00Z`. */
  timestamp: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u)),
})
export type ConsentRecord = typeof ConsentRecord.Type
