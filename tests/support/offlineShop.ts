import * as StoredCommandsBrowser from "@heimwerk/adapters/browser/StoredCommandsBrowser.ts"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { StoredCommands } from "@heimwerk/core/basket/StoredCommands.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { waitingCommands } from "@heimwerk/core/device/waitingCommands.ts"
import { resumeCommands } from "@heimwerk/core/wishlist/resumeCommands.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { Context, Deferred, Effect, Layer, SubscriptionRef } from "effect"

import { smallWorld } from "./smallWorld.ts"

const noNetwork = { isOffline: true }
const lostBasket = new BasketError({ reason: "Unavailable", cause: noNetwork })
const lostWishlist = new WishlistError({ reason: "Unavailable", cause: noNetwork })

/**
 * `lost`: the shop runs the command, and the network fails before its answer. `slow`: the network fails after a
 * minute. `refused`: the shop answers with an error.
 */
type Network = "online" | "offline" | "lost" | "slow" | "refused"

/**
 * Opens an in-memory shop with a browser whose network a test switches off and on. Each call of `openPage` makes the
 * services of a new page, and sends the commands that an earlier page has stored.
 */
export const openOfflineShop = Effect.gen(function* () {
  const ports = yield* Layer.build(
    Layer.mergeAll(BasketsMemory.layer, WishlistsMemory.layer).pipe(
      Layer.provide(Layer.fresh(VisitorMemory.layer(smallWorld.benefits))),
      Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
    ),
  )
  const baskets = Context.get(ports, Baskets)
  const wishlists = Context.get(ports, Wishlists)
  const storage = yield* Layer.build(KeyValueStorageMemory.layer())
  /** The sent commands with their keys, also those that got no answer. */
  const sent: Array<readonly [name: string, key: string]> = []
  let network: Network = "online"
  let online = yield* Deferred.make<void>()

  const over = <A, E>(call: Effect.Effect<A, E>, lost: E): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      if (network === "offline") return Effect.fail(lost)
      if (network === "slow") return Effect.delay(Effect.fail(lost), "1 minute")
      return network === "lost" ? Effect.andThen(call, Effect.fail(lost)) : call
    })
  const command = <A, E>(name: string, key: string, call: Effect.Effect<A, E>, lost: E, refused: E) =>
    Effect.suspend(() => {
      sent.push([name, key])
      return network === "refused" ? Effect.fail(refused) : over(call, lost)
    })
  const refusedBasket = new BasketError({ reason: "Invalid" })
  const refusedWishlist = new WishlistError({ reason: "Invalid" })

  const connected = Layer.mergeAll(
    Layer.succeed(Baskets, {
      read: (mode) => over(baskets.read(mode), lostBasket),
      run: (change, key) =>
        command(`basket ${change.kind}`, key, baskets.run(change, key), lostBasket, refusedBasket),
      moveToWishlist: (id, key) =>
        command("move to wishlist", key, baskets.moveToWishlist(id, key), lostBasket, refusedBasket),
    }),
    Layer.succeed(Wishlists, {
      read: (mode) => over(wishlists.read(mode), lostWishlist),
      run: (change, key) =>
        command(`wishlist ${change.kind}`, key, wishlists.run(change, key), lostWishlist, refusedWishlist),
      moveToBasket: (id, type, key) =>
        command("move to basket", key, wishlists.moveToBasket(id, type, key), lostWishlist, refusedWishlist),
    }),
    Layer.effect(
      StoredCommands,
      Effect.map(StoredCommands, (commands) =>
        commands === undefined
          ? undefined
          : { ...commands, online: Effect.suspend(() => Deferred.await(online)) },
      ),
    ).pipe(Layer.provide(StoredCommandsBrowser.layer), Layer.provide(Layer.succeedContext(storage))),
  )

  /** Opens a page in this browser. */
  const openPage = Effect.gen(function* () {
    const context = yield* Layer.build(
      Layer.fresh(Layer.mergeAll(BasketService.layer, WishlistService.layer)).pipe(
        Layer.provideMerge(connected),
      ),
    )
    yield* resumeCommands.pipe(Effect.provide(context))
    const basket = Context.get(context, BasketService)
    const wishlist = Context.get(context, WishlistService)
    return {
      basket,
      wishlist,
      basketState: SubscriptionRef.get(basket.state),
      wishlistState: SubscriptionRef.get(wishlist.state),
    }
  })

  const device = Context.get(storage, KeyValueStorage)
  return {
    baskets,
    wishlists,
    sent,
    openPage,
    setNetwork: (next: Network) => {
      network = next
    },
    /** Switches the network on, and reports it to the pages as the browser does. */
    goOnline: Effect.gen(function* () {
      network = "online"
      const before = online
      online = yield* Deferred.make<void>()
      yield* Deferred.succeed(before, undefined)
    }),
    /** The text in the browser's storage. */
    stored: device.get(waitingCommands.area, waitingCommands.key),
    store: (text: string) => device.set(waitingCommands.area, waitingCommands.key, text),
    clearStorage: device.remove(waitingCommands.area, waitingCommands.key),
  }
})
