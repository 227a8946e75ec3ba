import { Layer, ManagedRuntime } from "effect"

import * as CookieJarDocument from "@heimwerk/adapters/browser/CookieJarDocument.ts"
import * as GeolocationBrowser from "@heimwerk/adapters/browser/GeolocationBrowser.ts"
import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import * as NavigatorBrowser from "@heimwerk/adapters/browser/NavigatorBrowser.ts"
import * as StoredCommandsBrowser from "@heimwerk/adapters/browser/StoredCommandsBrowser.ts"
import * as TrackerDataLayer from "@heimwerk/adapters/browser/TrackerDataLayer.ts"
import * as Http from "@heimwerk/adapters/http/layer.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { currentUserOfSession } from "@heimwerk/core/account/currentUser.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import { resumeCommands } from "@heimwerk/core/wishlist/resumeCommands.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"

import * as ConsentManager from "./consentManager.ts"
import * as ConsentRecords from "./consentRecords.ts"
import { addressServiceOfPage } from "./addressServiceOfPage.ts"
import { addressesWithConsent } from "./addressesWithConsent.ts"
import { paysOnline } from "./paysOnline.ts"
import { inOwnTask } from "./inOwnTask.ts"
import { runtimeOver } from "./runtimeOver.ts"
import { shopAddress } from "./shopAddress.ts"
import { stage } from "./stage.ts"
import { warehouse } from "./warehouse.ts"
import { customerPorts, visitorReads } from "./visitorBrowser.ts"

const ports = Layer.mergeAll(
  inOwnTask(Http.layer(shopAddress)),
  CookieJarDocument.layer,
  Layer.succeed(Warehouse, warehouse),
  Layer.succeed(PaysOnline, paysOnline),
  NavigatorBrowser.layer,
  GeolocationBrowser.layer,
  TrackerDataLayer.layer,
  customerPorts,
  StoredCommandsBrowser.layer.pipe(Layer.provide(KeyValueStorageBrowser.layer)),
  ConsentManager.layer.pipe(Layer.provide(CookieJarDocument.layer)),
)

/**
 * The only Effect runtime of the page, kept until the page is left. Its services contain the state of basket,
 * wishlist, chosen market and consents. It sends the commands that an earlier page has stored. Building all of it in
 * one task would block a slow processor for 90 ms.
 */
const runtime = ManagedRuntime.make(
  Layer.effectDiscard(resumeCommands).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        inOwnTask(BasketService.layer),
        inOwnTask(WishlistService.layer),
        inOwnTask(MarketService.layer),
        addressesWithConsent(addressServiceOfPage(), location.origin).pipe(
          Layer.provideMerge(
            inOwnTask(
              ConsentService.layer(stage).pipe(Layer.provide([ConsentRecords.layer, currentUserOfSession])),
            ),
          ),
        ),
        inOwnTask(visitorReads),
      ),
    ),
    Layer.provideMerge(ports),
  ),
)

export const { open, openWithState, run } = runtimeOver(runtime)
