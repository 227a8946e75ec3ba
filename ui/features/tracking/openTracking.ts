import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import * as TrackerBrowser from "@heimwerk/adapters/browser/TrackerBrowser.ts"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import { CurrentUser } from "@heimwerk/core/session/CurrentUser.ts"
import type { SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import type { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { PageSubject, PageView } from "@heimwerk/core/tracking/recommendation.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { Effect, Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import { shopAddress } from "../../runtime/shopAddress.ts"
import { serviceScripts } from "../../runtime/serviceScripts.ts"
import type { HeaderInteraction } from "./headerInteraction.ts"

/** The tracking ports of the browser. They send nothing before consent (see `Tracker`). */
const browserTracking: Layer.Layer<Tracker | KeyValueStorage> = Layer.merge(
  Layer.unwrap(Effect.sync(() => TrackerBrowser.layer(serviceScripts()))).pipe(
    Layer.provide(ShopConnection.layer(shopAddress)),
  ),
  KeyValueStorageBrowser.layer,
)

/**
 * Returns the e-mail address of the logged-in customer for the recommendation queue (storefront 7, tracking), or
 * `undefined` for a guest and after a failure.
 */
const emailOf = (user: SessionUser) =>
  user.csId === undefined
    ? Effect.undefined
    : Accounts.use(({ me }) => me).pipe(
        Effect.map((customer) => customer?.email),
        Effect.orElseSucceed(() => undefined),
      )

/**
 * Reads the lines of the visitor's whole basket. Most pages contain only its number of pieces. Returns
 * `undefined` after a failure, so that no empty basket is reported by mistake.
 */
const basketLines = Baskets.use((baskets) => baskets.read("full")).pipe(
  Effect.map(({ lineItems }) =>
    lineItems.map(({ product: { articleId }, quantity, sum }) => ({ articleId, quantity, sum })),
  ),
  Effect.orElseSucceed(() => undefined),
)

/**
 * Opens the tracking service of this tab.
 *
 * @param user returns the current visitor
 * @param ports the ports to which the service sends events
 */
export const openTracking = (user: () => SessionUser, ports = browserTracking) =>
  openLayer(
    TrackingService,
    TrackingService.layer.pipe(
      Layer.provide(ports),
      Layer.provide(Layer.succeed(CurrentUser, Effect.sync(user))),
    ),
  ).pipe(
    Effect.map((tracking) => ({
      pageViewed: Effect.fnUntraced(function* (subject?: PageSubject, event?: DataLayerEvent) {
        if (event !== undefined) yield* tracking.push(event)
        const page = Effect.all({ email: emailOf(user()), lines: basketLines })
        yield* tracking.pageViewed(
          Effect.map(page, ({ email, lines }): PageView => ({
            ...(email === undefined ? {} : { email }),
            ...(lines === undefined ? {} : { lines }),
            ...(subject === undefined ? {} : { subject }),
          })),
        )
      }),
      headerUsed: (element: HeaderInteraction) => tracking.push({ event: "header_interaction", element }),
    })),
  )
