import type { ConsentGrant } from "@heimwerk/core/consent/gate.ts"
import { TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import * as Effect from "effect/Effect"

import { withinBudget } from "../../http/retry.ts"
import { FactFinder } from "./FactFinder.ts"

const answer = withinBudget((cause) => new TrackerError({ cause }), "5 seconds")

/**
 * Sends a login to the instance with the visitor's consent (storefront 7, tracking). Does not retry, because
 * a repeated event is counted twice.
 */
export const sendLogin = Effect.fn("searchLogins.sendLogin")(function* (
  _consent: ConsentGrant<"searchTracking">,
  { purchaserId, sid, userId }: SearchLogin,
) {
  const service = yield* FactFinder
  yield* service.post(["track", service.channel("product"), "login"], [{ purchaserId, sid, userId }])
}, answer)
