import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import * as TrackerBrowser from "@heimwerk/adapters/browser/TrackerBrowser.ts"
import { ShopClient } from "@heimwerk/adapters/http/client.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import type { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { PageView } from "@heimwerk/core/tracking/recommendation.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { Effect, Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import { serviceScripts } from "../../runtime/serviceScripts.ts"
import type { HeaderInteraction } from "./headerInteraction.ts"

/** The tracking ports of the browser. They send nothing before consent (see `Tracker`). */
const browserTracking: Layer.Layer<Tracker | KeyValueStorage> = Layer.merge(
  Layer.unwrap(Effect.sync(() => TrackerBrowser.layer(serviceScripts()))).pipe(
    Layer.provide(
      Layer.unwrap(
        Effect.sync(() => ShopClient.layer({ origin: location.origin, brand: defaultBrand.product })),
      ),
    ),
  ),
  KeyValueStorageBrowser.layer,
)

/**
 * Returns the e-mail address of the logged-in customer for the recommendation queue (storefront 7,
 * tracking).
 */
const emailOf = (user: SessionUser) =>
  user.csId === undefined
    ? Effect.undefined
    : Accounts.use(({ me }) => me).pipe(
        Effect.map((customer) => customer?.email),
        Effect.orElseSucceed(() => undefined),
      )

/**
 * Opens the tracking service of this tab.
 *
 * @param user returns the current visitor
 * @param ports to which the service sends events
 */
export const open = (user: () => SessionUser, ports = browserTracking) =>
  openLayer(
    TrackingService,
    TrackingService.layer.pipe(
      Layer.provide(ports),
      Layer.provide(Layer.succeed(CurrentUser, Effect.sync(user))),
    ),
  ).pipe(
    Effect.map((tracking) => ({
      pageViewed: Effect.fnUntraced(function* (page: PageView) {
        const email = yield* emailOf(user())
        yield* tracking.pageViewed(email === undefined ? page : { ...page, email })
      }),
      headerUsed: (element: HeaderInteraction) => tracking.push({ event: "header_interaction", element }),
    })),
  )
