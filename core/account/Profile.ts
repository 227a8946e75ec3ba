import * as Schema from "effect/Schema"

import { PersonalData } from "./PersonalData.ts"

/**
 * Everything a customer sees on 'Persönliche Daten' (storefront 2, account menu).
 * @stability stable
 */
export const Profile = Schema.Struct({
  ...PersonalData.fields,
  email: Schema.String,
  /** The address that becomes the account's once its owner has followed the link sent there. */
  pendingEmail: Schema.optionalKey(Schema.String),
  loyaltyCard: Schema.optionalKey(Schema.NonEmptyString),
  mergeDone: Schema.Boolean,
})
export type Profile = typeof Profile.Type
