import { assert, describe, it } from "@effect/vitest"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { Effect } from "effect"

import { begun } from "../../support/inTime.ts"
import { drillLine, drills, now, openOffline, setTo } from "./offlineBasket.ts"

const linesOf = ({ lineItems }: Basket) =>
  lineItems.map(({ deliveryType, quantity }) => `${quantity} ${deliveryType}`)
const pickup = { ...drills, deliveryType: "marketPickup" } as const

/** Opens a page whose basket has two drills and a saw, and returns the line of the drills. The network is on. */
const openDrills = Effect.gen(function* () {
  const { page, shop } = yield* openOffline
  shop.setNetwork("online")
  const line = (yield* page.basketState).basket.lineItems.find(({ lineItemId }) => lineItemId === drillLine)
  assert.isDefined(line)
  return { line, page, shop }
})

describe("a change of the delivery type", () => {
  it.effect("a basket line changes its delivery type at once, with the quantity of an earlier command", () =>
    Effect.gen(function* () {
      const { line, page, shop } = yield* openDrills
      shop.setNetwork("slow")
      yield* begun(page.basket.run(setTo(5)))
      yield* begun(page.basket.changeDelivery(line, "marketPickup"))
      assert.deepStrictEqual(linesOf((yield* page.basketState).basket), ["1 homeDelivery", "5 marketPickup"])
    }),
  )

  it.effect("a second change of the delivery type of the same line sends nothing", () =>
    Effect.gen(function* () {
      const { line, page, shop } = yield* openDrills
      yield* page.basket.changeDelivery(line, "marketPickup")
      const sent = shop.sent.length
      yield* page.basket.changeDelivery(line, "marketPickup")
      assert.lengthOf(shop.sent, sent)
      assert.deepStrictEqual(linesOf(yield* shop.baskets.read("full")), ["1 homeDelivery", "2 marketPickup"])
      assert.isUndefined(yield* shop.stored)
    }),
  )

  it.effect(
    "the next page finishes a change of the delivery type whose page was left after its first request",
    () =>
      Effect.gen(function* () {
        const { line, page, shop } = yield* openDrills
        shop.setNetwork("slow")
        yield* begun(page.basket.changeDelivery(line, "marketPickup", "first"))
        // The browser completes the request of the page.
        yield* shop.baskets.run({ kind: "add", line: pickup }, "first")
        shop.setNetwork("online")
        const next = yield* shop.openPage
        yield* now
        const after = yield* shop.baskets.read("full")
        assert.deepStrictEqual(linesOf(after), ["1 homeDelivery", "2 marketPickup"])
        assert.deepInclude(yield* next.basketState, { basket: after, pending: 0 })
        assert.isUndefined(yield* shop.stored)
      }),
  )

  it.effect(
    "a change of the delivery type waits without a network, and is sent once when the browser is online",
    () =>
      Effect.gen(function* () {
        const { line, page, shop } = yield* openDrills
        shop.setNetwork("lost")
        yield* page.basket.changeDelivery(line, "marketPickup")
        assert.deepInclude(yield* page.basketState, { waiting: 1, lineErrors: {} })
        yield* shop.goOnline
        yield* now
        assert.deepStrictEqual(linesOf(yield* shop.baskets.read("full")), [
          "1 homeDelivery",
          "2 marketPickup",
        ])
      }),
  )

  it.effect("a change of the delivery type succeeds when another tab has removed its line meanwhile", () =>
    Effect.gen(function* () {
      const { line, page, shop } = yield* openDrills
      shop.setNetwork("lost")
      yield* page.basket.changeDelivery(line, "marketPickup")
      yield* shop.baskets.run({ kind: "remove", lineItemId: drillLine }, "elsewhere")
      yield* shop.goOnline
      yield* now
      assert.deepInclude(yield* page.basketState, {
        basket: yield* shop.baskets.read("full"),
        lineErrors: {},
        pending: 0,
      })
    }),
  )
})
