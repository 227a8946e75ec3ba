import { assert, layer } from "@effect/vitest"
import { placesPath } from "@heimwerk/adapters/http/contract/paths.ts"
import { Effect } from "effect"

import { MemoryShop } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

let version = 0
let readings = 0
const current = Effect.sync(() => {
  readings += 1
  return String(version)
})

const paths = [
  "/rest/v4/suggest/cirax?query=bohr",
  `${placesPath}?query=K%C3%B6ln`,
  "/rest/v4/navigation/cirax",
  "/rest/v4/navigation/category/cirax",
  "/rest/v4/search/cirax?query=hammer",
  "/rest/v4/search/cirax?query=",
  "/rest/v4/suggest/unknown?query=bohr",
]

const uncached = MemoryShop.layer()
const cached = MemoryShop.layer({}, { dataVersion: { world: current, stockedWorld: current } })

const answerOf = (path: string) =>
  Effect.gen(function* () {
    const { origin } = yield* MemoryShop
    const { headers, status, text } = yield* Effect.promise(() => send(origin, path))
    return { status, text, type: headers["content-type"], caching: headers["cache-control"] }
  })

layer(cached, { excludeTestServices: true })("the cache of suggestions, places and lists", (it) => {
  it.effect.each(paths)("a cached answer equals the answer of a shop without a cache: %s", (path) =>
    Effect.gen(function* () {
      const fresh = yield* Effect.provide(answerOf(path), uncached)
      assert.deepStrictEqual(yield* answerOf(path), fresh)
      assert.deepStrictEqual(yield* answerOf(path), fresh)
      version += 1
      assert.deepStrictEqual(yield* answerOf(path), fresh)
    }),
  )

  it.effect(
    "requests with a visit id, and requests for the basket or for product records, do not use the cache",
    () =>
      Effect.gen(function* () {
        yield* answerOf("/rest/v4/suggest/cirax?query=bohr&sid=v1")
        yield* answerOf("/shop/rest/V1/heimwerk/basket")
        yield* answerOf("/rest/v4/records/cirax?productNumber=1000001")
        const before = readings
        yield* answerOf("/rest/v4/suggest/cirax?query=bohr&sid=v2")
        yield* answerOf("/shop/rest/V1/heimwerk/basket")
        yield* answerOf("/rest/v4/records/cirax?productNumber=1000001")
        assert.strictEqual(readings, before)
      }),
  )
})
