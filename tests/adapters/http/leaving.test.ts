import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { type BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Layer } from "effect"

import { fakeFetch, json, shop } from "./support/fakeShop.ts"

const line = {
  articleId: ArticleId.make("1000001"),
  quantity: toQuantity(1),
  deliveryType: "homeDelivery",
} as const

/** Runs a call to a shop that refuses it. Returns the method and `keepalive` of each request. */
const askedBy = Effect.fnUntraced(function* (call: Effect.Effect<unknown, BasketError, Baskets>) {
  const server = fakeFetch(json({ code: "Invalid", message: "" }, 422))
  yield* call.pipe(Effect.ignore, Effect.provide(Layer.provideMerge(shop, server.layer)))
  return server.requests.map(({ keepalive, method }) => ({ keepalive, method }))
})

beforeEach(() => void vi.stubGlobal("location", new URL("https://shop.example/")))
afterEach(() => void vi.unstubAllGlobals())

describe("requests on a page that is left", () => {
  it.effect(
    "basket changes are sent with keepalive, so that they complete after the visitor leaves the page",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* askedBy(Baskets.use((port) => port.run({ kind: "add", line }, "a"))), [
          { keepalive: true, method: "POST" },
        ])
        assert.deepStrictEqual(
          yield* askedBy(
            Baskets.use((port) => port.run({ kind: "remove", lineItemId: "1000001-homeDelivery" }, "b")),
          ),
          [{ keepalive: true, method: "DELETE" }],
        )
      }),
  )

  it.effect("basket reads are sent without keepalive", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askedBy(Baskets.use((port) => port.read("full"))), [
        { keepalive: false, method: "GET" },
      ])
    }),
  )
})
