import * as Schema from "effect/Schema"

/** A service listed by the consent manager, with its consent. */
export class ManagedService extends Schema.Opaque<ManagedService>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    name: Schema.NonEmptyString,
    consent: Schema.Boolean,
  }),
) {}

/** All consents stored by the consent manager (storefront 4, consent). */
export class ManagedConsents extends Schema.Opaque<ManagedConsents>()(
  Schema.Struct({
    isRequired: Schema.Boolean,
    isWindowOpen: Schema.Boolean,
    /** Id of this browser in the consent manager. */
    ucUserId: Schema.String,
    services: Schema.Array(ManagedService),
  }),
) {}
