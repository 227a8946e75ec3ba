import { assert, describe, it } from "@effect/vitest"
import { Context, Duration, Effect, Exit, Layer, Scope } from "effect"

import { loadThrough } from "../support/load/loadThrough.ts"
import { startReadinessProxy } from "../support/load/readinessProxy.ts"
import { MemoryShop } from "./support/memoryShop.ts"

const stops = 5
const clients = 4
const checkMillis = 25
/**
 * How long a server still accepts requests after the shutdown signal. In this time the proxy checks it 40 times. The
 * default of 300 ms is too short: on a busy machine, the proxy may get no processor time for 300 ms, and then it sends
 * requests to a server that has stopped.
 */
const shutdownDelay = Duration.seconds(1)

/** Starts a server that runs until its scope closes. */
const start = Effect.gen(function* () {
  const scope = yield* Scope.make()
  const context = yield* Scope.provide(
    Layer.build(Layer.fresh(MemoryShop.layer({}, { shutdownDelay }))),
    scope,
  )
  return { origin: Context.get(context, MemoryShop).origin, stop: Scope.close(scope, Exit.void) }
})

describe("a rolling restart behind a proxy", () => {
  it.live(
    "T-D9: no request is lost in 5 stops under load, because the readiness check answers 503 first",
    () =>
      Effect.gen(function* () {
        const proxy = yield* Effect.promise(() => startReadinessProxy("/health", checkMillis))
        let current = yield* start
        yield* Effect.promise(() => proxy.add(current.origin))
        const headers = { origin: proxy.origin, "x-requested-with": "XMLHttpRequest", "content-type": "application/json" } // prettier-ignore
        const load = loadThrough(proxy.origin, clients, (step) =>
          step % 2 === 0
            ? { method: "GET", path: "/public/api/markets" }
            : { method: "POST", path: "/shop/rest/V1/heimwerk/basket/availability", headers, body: "{}" },
        )
        for (let stop = 0; stop < stops; stop++) {
          const next = yield* start
          yield* Effect.promise(() => proxy.add(next.origin))
          yield* current.stop
          proxy.remove(current.origin)
          current = next
        }
        const outcomes = yield* Effect.promise(() => load.stop())
        proxy.close()
        yield* current.stop
        assert.deepStrictEqual([...outcomes.keys()], ["200"])
        assert.isAbove(outcomes.get("200") ?? 0, stops)
      }),
  )
})
