import { assert, describe, it } from "@effect/vitest"
import { Context, Duration, Effect, Exit, Layer, Scope } from "effect"

import { freePort } from "../support/freePort.ts"
import { loadThrough } from "../support/load/loadThrough.ts"
import { startReadinessProxy } from "../support/load/readinessProxy.ts"
import { isLong } from "../support/size.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { nginxProgram, proxyOfDeployment } from "./support/sharedCache.ts"

const stops = 5
const clients = 4
const checkMillis = 25
/**
 * How long a server still accepts requests after the shutdown signal. In this time the proxy checks it 40 times. The
 * default of 300 ms is too short: on a busy machine, the proxy may get no processor time for 300 ms, and then it sends
 * requests to a server that has stopped.
 */
const shutdownDelay = Duration.seconds(1)

type Services = Parameters<typeof MemoryShop.layer>[1]

/** Starts a server that runs until it is stopped. */
const startWith = Effect.fnUntraced(function* (services: Services) {
  const scope = yield* Scope.make()
  const context = yield* Scope.provide(Layer.build(Layer.fresh(MemoryShop.layer({}, services))), scope)
  return { origin: Context.get(context, MemoryShop).origin, stop: Scope.close(scope, Exit.void) }
})

const start = startWith({ shutdownDelay })

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

/**
 * How long a server behind nginx accepts requests after the shutdown signal: longer than nginx keeps an unused
 * connection open (3 s).
 */
const delayBehindNginx = Duration.seconds(4)

if (nginxProgram === undefined) {
  describe("a rolling restart behind nginx", () => {
    it("the test of a rolling restart is skipped on a machine without nginx", (context) => context.skip())
  })
} else {
  describe("a rolling restart behind nginx", () => {
    it.live.runIf(isLong)(
      "no read is lost with the settings of deploy/nginx.conf when two servers with WARM_UP=first restart one after the other",
      () =>
        Effect.gen(function* () {
          const ports = yield* Effect.promise(() => Promise.all([freePort(), freePort()]))
          const startOn = (port: number) =>
            startWith({ port, shutdownDelay: delayBehindNginx, warmUp: "first" })
          const servers = yield* Effect.forEach(ports, startOn)
          const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`)
          const origin = yield* proxyOfDeployment(first ?? "", second)
          const load = loadThrough(origin, clients, () => ({ method: "GET", path: "/public/api/markets" }))
          for (const [index, port] of ports.entries()) {
            yield* servers[index]?.stop ?? Effect.void
            servers[index] = yield* startOn(port)
          }
          const outcomes = yield* Effect.promise(() => load.stop())
          yield* Effect.forEach(servers, ({ stop }) => stop, { concurrency: 2 })
          assert.deepStrictEqual([...outcomes.keys()], ["200"])
        }),
      30_000,
    )
  })
}
