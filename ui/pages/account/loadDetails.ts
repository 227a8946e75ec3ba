import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import type { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { Effect } from "effect"

import type { CustomerReads } from "../../runtime/visitorReads.ts"
import { forCustomer } from "./forCustomer.ts"

export interface ProfileData {
  readonly profile: Profile
}

const ask = (reads: CustomerReads) => Effect.map(reads.profile, (profile) => ({ profile }))

/** Loads the customer's personal data (storefront 2, 'Persönliche Daten'). */
export const loadDetails = forCustomer<ProfileData, ProfileError>({
  title: "Persönliche Daten",
  path: accountPaths.details,
  ask,
})

/** Loads the customer's loyalty card (storefront 2, 'Vorteilskarte'). */
export const loadLoyaltyCard = forCustomer<ProfileData, ProfileError>({
  title: "Vorteilskarte",
  path: accountPaths.loyaltyCard,
  ask,
})
