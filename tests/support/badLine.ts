import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import { StoreFailure } from "@heimwerk/adapters/visitor/VisitorStore.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { Context, Effect, Layer } from "effect"

import { smallWorld } from "./smallWorld.ts"

/**
 * The outcome of a call. `unreachable`: the request is lost. `lost`: the response is lost. `refused`: the shop
 * refuses the command. `again`: the response is lost, and the adapter retries with the same key. `broken`: a
 * defect.
 */
export type Fate = "ok" | "unreachable" | "lost" | "refused" | "again" | "broken"

/** The network delay of a call; default 10 ms each way. */
export type Travel = (name: string) => Effect.Effect<void>

const lineIsDown = Effect.fail(new StoreFailure({ cause: "The line is down." }))
const portsOver = (store: VisitorMemory.VisitorMemory["Service"]) =>
  Layer.mergeAll(BasketsMemory.layer, WishlistsMemory.layer).pipe(
    Layer.provide(Layer.succeed(VisitorMemory.VisitorMemory, store)),
  )

/**
 * A visitor's basket and wishlist services with an unreliable connection to the memory adapters. Also returns
 * these adapters without the connection, as another window uses them.
 */
export const openShop = Effect.fnUntraced(function* (travel: Travel = () => Effect.sleep("10 millis")) {
  const store = Context.get(
    yield* Layer.build(
      Layer.fresh(VisitorMemory.layer(smallWorld.benefits)).pipe(
        Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
      ),
    ),
    VisitorMemory.VisitorMemory,
  )
  const calls: Array<string> = []
  const fates: Array<Fate> = []
  let inFlight = 0
  let maxInFlight = 0

  const call = <A, E>(
    name: string,
    work: Effect.Effect<A, E>,
    refusal: Effect.Effect<never, E | StoreFailure>,
  ) =>
    Effect.gen(function* () {
      const fate = fates.shift() ?? "ok"
      calls.push(name)
      inFlight++
      maxInFlight = Math.max(maxInFlight, inFlight)
      yield* travel(name)
      if (fate === "unreachable") return yield* lineIsDown
      if (fate === "refused") return yield* refusal
      if (fate === "broken") return yield* Effect.die(new Error("The call broke down."))
      const answer = yield* fate === "again" ? Effect.andThen(work, work) : work
      yield* travel(name)
      return fate === "lost" ? yield* lineIsDown : answer
    }).pipe(Effect.ensuring(Effect.sync(() => void inFlight--)))

  const wired: VisitorMemory.VisitorMemory["Service"] = {
    basket: call("basket", store.basket, lineIsDown),
    wishlist: call("wishlist", store.wishlist, lineIsDown),
    execute: (command) => call(command.fingerprint, store.execute(command), Effect.fail("Invalid" as const)),
  }
  const here = yield* Layer.build(
    Layer.fresh(Layer.mergeAll(BasketService.layer, WishlistService.layer)).pipe(
      Layer.provide(portsOver(wired)),
    ),
  )
  const truth = yield* Layer.build(Layer.fresh(portsOver(store)))
  return {
    basket: Context.get(here, BasketService),
    wishlist: Context.get(here, WishlistService),
    baskets: Context.get(truth, Baskets),
    wishlists: Context.get(truth, Wishlists),
    /** The names of all calls in order. */
    calls,
    maxInFlight: (): number => maxInFlight,
    /** Sets the outcomes of the next calls in order. Later calls succeed. */
    setFates: (...next: ReadonlyArray<Fate>): void => void fates.push(...next),
    /** Removes the outcomes of `setFates` that no call has used yet. */
    clearFates: (): void => void fates.splice(0),
  }
})

export type Shop = Effect.Success<ReturnType<typeof openShop>>

/** Returns the text of a command in the list `calls`. */
export const sent = (noun: "basket" | "wishlist", command: object): string =>
  `${noun} ${JSON.stringify(command)}`

/** The article of the small world with this name. Throws if it is missing. */
export const article = (name: string) => {
  const found = smallWorld.assortment.articles.find(({ product }) => product.name === name)
  if (found === undefined) throw new Error(`The small world has no article ${name}.`)
  return found.product
}
