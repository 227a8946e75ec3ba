import * as Schema from "effect/Schema"

/** A service as the consent manager knows it. */
export const ManagedService = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  consent: Schema.Boolean,
})
export type ManagedService = typeof ManagedService.Type

/** All consents as the consent manager keeps them (storefront 4, consent). */
export const ManagedConsents = Schema.Struct({
  isRequired: Schema.Boolean,
  isWindowOpen: Schema.Boolean,
  /** The manager's number for this browser. */
  ucUserId: Schema.String,
  services: Schema.Array(ManagedService),
})
export type ManagedConsents = typeof ManagedConsents.Type
