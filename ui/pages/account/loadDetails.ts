import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { type ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Effect } from "effect"

import { forCustomer } from "./forCustomer.ts"

export interface ProfileData {
  readonly profile: Profile
}

const ask = () => Profiles.use(({ get }) => Effect.map(get, (profile) => ({ profile })))

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
