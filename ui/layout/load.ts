import { Clock, Effect, Option } from "effect"

import { consentCookie, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { deliveryPromise } from "@heimwerk/core/promise/deliveryPromise.ts"
import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"

import type { PagePorts } from "../render.ts"
import { ownMarket, withStatus } from "../pages/ownMarket.ts"
import { VisitorReads } from "../runtime/visitorReads.ts"
import type { ShopData } from "./ShopData.ts"
import { shopDataOf } from "./shopDataOf.ts"

export type LoadShop = Effect.Effect<ShopData, never, PagePorts>

/**
 * Loads the data of the layout. Never fails: if navigation, market, basket, wishlist or customer cannot be loaded,
 * the page still shows its own content.
 */
export const loadShop: LoadShop = Effect.gen(function* () {
  const visitor = yield* VisitorReads
  const catalog = yield* Catalog
  const [navigation, basket, wishlist, market, me] = yield* Effect.all(
    [
      catalog.navigation.pipe(Effect.orElseSucceed((): ReadonlyArray<Category> => [])),
      visitor.basket("full").pipe(Effect.orElseSucceed(() => emptyBasket)),
      visitor.wishlist("limited").pipe(Effect.orElseSucceed(() => emptyWishlist)),
      ownMarket(),
      Effect.option(visitor.me),
    ],
    { concurrency: "unbounded" },
  )
  const consents = readKeptConsents(yield* CookieJar.use((jar) => jar.get(consentCookie)))
  const now = berlinTime(yield* Clock.currentTimeMillis)
  const warehouse = yield* Warehouse
  const shown = market === undefined ? undefined : yield* withStatus(market)
  return shopDataOf(
    {
      navigation: navigation.map(({ link, name }) => ({ link, name })),
      ...(shown === undefined ? {} : { market: shown }),
      delivery: {
        parcel: deliveryPromise(now, "parcel", { warehouse }).text,
        freight: deliveryPromise(now, "freight", { warehouse }).text,
      },
      paysOnline: yield* PaysOnline,
      year: now.date.slice(0, 4),
      asksConsent: consents?.hasDecided !== true,
    },
    { basket, wishlist, customer: Option.getOrUndefined(me), isUnknown: Option.isNone(me) },
  )
}).pipe(Effect.withSpan("layout.load"))
