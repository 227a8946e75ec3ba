import * as Schema from "effect/Schema"

import { PersonalData } from "./PersonalData.ts"

/**
 * Data of the page 'Persönliche Daten' (storefront 2, account menu).
 * @stability stable
 * @example
 * import { Profile } from "@heimwerk/core/account"
 *
 * const needsCard = ({ loyaltyCard, mergeDone }: Profile) => loyaltyCard === undefined && !mergeDone
 * needsCard({
 *   salute: "Herr",
 *   firstName: "Dirk",
 *   lastName: "Lohse",
 *   phone: "",
 *   email: "dirk.lohse@kunde.example",
 *   mergeDone: false,
 * }) // => true
 */
export class Profile extends Schema.Opaque<Profile>()(
  Schema.Struct({
    ...PersonalData.fields,
    email: Schema.String,
    /** New e-mail address that the customer has not confirmed yet by the mailed link. */
    pendingEmail: Schema.optionalKey(Schema.String),
    loyaltyCard: Schema.optionalKey(Schema.NonEmptyString),
    mergeDone: Schema.Boolean,
    /**
     * Whether the newsletter goes to the customer's e-mail address. Absent if the backend does not return it.
     */
    newsletter: Schema.optionalKey(Schema.Boolean),
  }),
) {}
