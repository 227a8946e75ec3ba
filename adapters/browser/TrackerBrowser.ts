import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect, Layer } from "effect"

import { clientOf, type ShopClient } from "../http/client.ts"
import { TrackApi } from "../http/contract/track/api.ts"
import { withinBudget } from "../http/retry.ts"
import { pushToScarab } from "../vendors/emarsys/scarabQueue.ts"
import { allowScripts } from "./services/scriptPolicy.ts"
import type { ServiceScripts } from "./services/ServiceScripts.ts"
import { pushToDataLayer } from "./TrackerDataLayer.ts"

const answer = withinBudget((cause) => new TrackerError({ cause }))

/**
 * Tracks in three places (storefront 7, tracking; docs/adr/0020): events in the page's data layer, commands
 * in the recommendation service's queue, and logins at the search service, which the shop's server forwards.
 * The first command with consent loads the recommendation script.
 */
export const layer = ({
  addresses,
}: Pick<ServiceScripts, "addresses">): Layer.Layer<Tracker, never, ShopClient> => {
  const { recommendations } = addresses
  if (recommendations !== undefined) allowScripts([recommendations])
  return Layer.effect(
    Tracker,
    Effect.map(clientOf(TrackApi), ({ calls, channel }) => ({
      push: pushToDataLayer,
      recommend: (_consent, commands) => pushToScarab(recommendations, commands),
      searchLogin: (_consent, login) => answer(calls.track.login({ params: { channel }, payload: [login] })),
    })),
  )
}
