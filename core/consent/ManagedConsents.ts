import * as Schema from "effect/Schema"

/** A service listed by the consent manager, with its consent. */
export const ManagedService = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  consent: Schema.Boolean,
})
export type ManagedService = typeof ManagedService.Type

/** All consents stored by the consent manager (storefront 4, consent). */
export const ManagedConsents = Schema.Struct({
  isRequired: Schema.Boolean,
  isWindowOpen: Schema.Boolean,
  /** Id of this browser in the consent manager. */
  ucUserId: Schema.String,
  services: Schema.Array(ManagedService),
})
export type ManagedConsents = typeof ManagedConsents.Type
