import { assert, describe, it } from "@effect/vitest"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Fiber, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { finished } from "../../support/inTime.ts"
import { makeBasketServer } from "../../support/oracles/basketServer.ts"

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: toQuantity(2),
  deliveryType: "marketPickup",
} as const
const lineItemId = "1000001-marketPickup"

/** Opens a shop whose visitor has just removed two drills from the basket. */
const withoutDrills = Effect.gen(function* () {
  const server = makeBasketServer()
  const context = yield* Layer.build(BasketService.layer.pipe(Layer.provide(server.layer)))
  const service = yield* BasketService.pipe(Effect.provide(context))
  yield* finished(service.run({ kind: "add", line: drill }))
  const [line] = server.basket().lineItems
  assert.isDefined(line)
  yield* finished(service.run({ kind: "remove", lineItemId }))
  return { server, line, service, state: SubscriptionRef.get(service.state) }
})

describe("BasketService.putBack", () => {
  it.effect(
    "a restored basket line is shown at once with its price, and later with the data of the server's answer",
    () =>
      Effect.gen(function* () {
        const { line, server, service, state } = yield* withoutDrills
        const fiber = yield* Effect.forkChild(service.putBack(line), { startImmediately: true })
        const expected = yield* state
        assert.deepStrictEqual(expected.basket.lineItems, [line])
        assert.deepStrictEqual([expected.basket.totalQuantity, expected.basket.sum], [2, 2_38])
        assert.deepStrictEqual(expected.pendingLines, [lineItemId])
        yield* TestClock.adjust("10 millis")
        yield* Fiber.join(fiber)
        assert.deepStrictEqual((yield* state).basket, server.basket())
        assert.strictEqual(server.basket().totalQuantity, 2)
      }),
  )

  it.effect(
    "when the server refuses to restore a basket line, the line disappears again and its error message is stored",
    () =>
      Effect.gen(function* () {
        const { line, server, service, state } = yield* withoutDrills
        server.setFates("refused")
        yield* finished(service.putBack(line))
        const after = yield* state
        assert.deepStrictEqual(after.basket.lineItems, [])
        assert.deepStrictEqual(Object.keys(after.lineErrors), [lineItemId])
      }),
  )
})
