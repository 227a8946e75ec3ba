import { Tracker, TrackerError } from "@heimwerk/core/tracking/Tracker.port.ts"
import { Effect, Layer } from "effect"

import { nothing } from "../client/reading/Read.ts"
import { trackLoginPath } from "../http/contract/paths.ts"
import { ShopConnection } from "../http/ShopConnection.ts"
import { discardScarab, pushToScarab } from "../vendors/emarsys/scarabQueue.ts"
import { allowScripts } from "./services/scriptPolicy.ts"
import type { ServiceScripts } from "./services/ServiceScripts.ts"
import { pushToDataLayer } from "./TrackerDataLayer.ts"

const reasons = { Unavailable: { status: 503, message: "The login was not tracked." } }

/**
 * Tracks in three places (storefront 7, tracking; docs/adr/0020): events in the page's data layer, commands
 * in the recommendation service's queue, and logins at the search service, sent through the shop's server.
 * The first command with consent loads the recommendation script.
 */
export const layer = ({
  addresses,
}: Pick<ServiceScripts, "addresses">): Layer.Layer<Tracker, never, ShopConnection> => {
  const { recommendations } = addresses
  if (recommendations !== undefined) allowScripts([recommendations])
  return Layer.effect(
    Tracker,
    Effect.map(ShopConnection, ({ call }) => ({
      push: pushToDataLayer,
      recommend: (_consent, commands) => pushToScarab(recommendations, commands),
      discardWaiting: discardScarab,
      searchLogin: (_consent, login) =>
        Effect.promise((signal) =>
          call({ method: "POST", path: trackLoginPath, body: [login], signal }, nothing, reasons),
        ).pipe(
          Effect.flatMap((answer) =>
            answer.ok ? Effect.void : Effect.fail(new TrackerError({ cause: answer.error.message })),
          ),
        ),
    })),
  )
}
