import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { Effect } from "effect"

import { withAccountPorts } from "../../runtime/customerPorts.ts"
import type { Answer, Load } from "../Answer.ts"

export interface ChooseCardData {
  /** The profile of the logged-in customer; missing before the login. */
  readonly profile?: Profile
}

/**
 * Loads the page to choose a loyalty card (storefront 2 and 4). It opens after the e-mail check, before the
 * login, and after a login with an unfinished account merge.
 */
export const loadChooseCard: Load<ChooseCardData> = () =>
  Effect.gen(function* () {
    const customer = yield* (yield* Accounts).me
    return customer === undefined ? undefined : yield* withAccountPorts(Profiles.use(({ get }) => get))
  }).pipe(
    Effect.orElseSucceed(() => undefined),
    Effect.map((profile): Answer<ChooseCardData> => ({
      kind: "page",
      data: profile === undefined ? {} : { profile },
      meta: {
        title: "Vorteilskarte zuordnen | Heimwerk",
        description: "",
        canonicalPath: accountPaths.chooseLoyaltyCard,
        robots: "noindex",
      },
    })),
  )
