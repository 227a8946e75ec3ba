import { assert, describe, it } from "@effect/vitest"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketService, openBasket } from "@heimwerk/core/basket/service.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { finished } from "../../support/inTime.ts"
import { openOffline, quantities } from "./offlineBasket.ts"
import { invalid, withDrills } from "./withDrills.ts"

describe("BasketService: reading the basket", () => {
  it.effect("the basket shows that it is loading, and shows the error message if loading fails", () =>
    Effect.gen(function* () {
      const { server, service, state } = yield* withDrills
      server.setFates("refused")
      const fiber = yield* Effect.forkChild(Effect.exit(service.load), { startImmediately: true })
      assert.isTrue((yield* state).loading)
      yield* TestClock.adjust("10 millis")
      yield* Fiber.join(fiber)
      const failed = yield* state
      assert.deepStrictEqual(
        [failed.loading, failed.errors.generic, failed.basket.totalQuantity],
        [false, invalid, 2],
      )
      server.clearElsewhere()
      yield* finished(service.load)
      const after = yield* state
      assert.deepStrictEqual(
        [after.loading, after.errors.generic, after.basket.totalQuantity],
        [false, undefined, 0],
      )
    }),
  )

  it.effect(
    "the basket service accepts a newer basket from another tab, and ignores an older version of the known basket",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        const older = { ...server.basket(), version: 1, totalQuantity: 77 }
        yield* service.replace(older)
        assert.strictEqual((yield* state).basket.totalQuantity, 2)
        yield* service.replace({ ...older, version: 9 })
        assert.strictEqual((yield* state).basket.totalQuantity, 77)
        yield* service.replace(emptyBasket)
        assert.strictEqual((yield* state).basket.totalQuantity, 0)
      }),
  )
})

describe("BasketService: reading the basket without a network", () => {
  it.effect(
    "a shown basket stays without a message, and a page without a basket says that it cannot be loaded",
    () =>
      Effect.gen(function* () {
        const { page, shop } = yield* openOffline
        yield* Effect.exit(page.basket.load)
        const shown = yield* page.basketState
        assert.deepStrictEqual([shown.errors, quantities(shown.basket)], [{}, [2, 1]])
        const fresh = yield* shop.openPage
        yield* Effect.exit(fresh.basket.load)
        assert.isDefined((yield* fresh.basketState).errors.generic)
      }),
  )
})

describe("BasketService: the basket of a page", () => {
  it.effect(
    "the basket service takes over the basket of a page, or reads the basket from the server if the page was rendered without one",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        yield* service.takeOver({ ...server.basket(), version: 9 })
        assert.strictEqual((yield* state).basket.version, 9)
        assert.deepStrictEqual(server.calls, [])
        yield* finished(service.takeOver(emptyBasket))
        assert.lengthOf(server.calls, 1)
      }),
  )

  it.effect(
    "opening the basket service with a page's basket stores the basket, and opening it with the empty basket changes nothing",
    () =>
      Effect.gen(function* () {
        const { server, service, state } = yield* withDrills
        const open = (basket: typeof emptyBasket) =>
          openBasket({ basket }).pipe(Effect.provideService(BasketService, service))
        assert.strictEqual(yield* open(emptyBasket), service)
        assert.deepStrictEqual((yield* state).basket, server.basket())
        yield* open({ ...server.basket(), version: 9 })
        assert.strictEqual((yield* state).basket.version, 9)
        assert.deepStrictEqual(server.calls, [])
      }),
  )
})
