import { accountPaths } from "@heimwerk/core/account/paths.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Answer, Load } from "../Answer.ts"

export interface ChooseCardData {
  /** The profile of the logged-in customer; missing before the login. */
  readonly profile?: Profile
}

/**
 * Loads the page to choose a loyalty card (storefront 2 and 4). The page opens in two cases: between the
 * e-mail check and the login, and after a login with an unfinished account merge.
 */
export const loadChooseCard: Load<ChooseCardData> = () =>
  Effect.gen(function* () {
    const visitor = yield* VisitorReads
    const customer = yield* visitor.me
    return customer === undefined ? undefined : yield* (yield* visitor.customer).profile
  }).pipe(
    Effect.orElseSucceed(() => undefined),
    Effect.map((profile): Answer<ChooseCardData> => ({
      kind: "page",
      data: profile === undefined ? {} : { profile },
      meta: {
        title: `Vorteilskarte zuordnen | ${brand.brand}`,
        description: "",
        canonicalPath: accountPaths.chooseLoyaltyCard,
        robots: "noindex",
      },
    })),
  )
