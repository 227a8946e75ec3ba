import { assert, it } from "@effect/vitest"
import { publishOrderCounts } from "@heimwerk/server/telemetry/measures.ts"
import * as otlp from "@heimwerk/server/telemetry/otlp.ts"
import { Effect, Layer, Redacted } from "effect"
import { PrometheusMetrics } from "effect/observability"

import { startCollector } from "./collector.ts"

it.live("two servers send their metrics to a collector with different instance ids", () =>
  Effect.gen(function* () {
    const collector = yield* Effect.acquireRelease(
      Effect.promise(() => startCollector("geheim")),
      ({ stop }) => Effect.promise(stop),
    )
    yield* publishOrderCounts
    const headers = Redacted.make({ "x-token": "geheim" })
    // At the end of its scope a server exports everything that is not exported yet.
    const server = Effect.scoped(
      Effect.suspend(() => Layer.build(otlp.layer({ endpoint: collector.origin, headers }))),
    )
    yield* Effect.andThen(server, server)
    const ids = new Set(collector.instances())
    assert.strictEqual(ids.size, 2)
    for (const id of ids) assert.match(JSON.stringify(id), /^"[\da-f-]{36}"$/u)
  }),
)

it.effect("the number of orders is 0 for each payment method before the first order", () =>
  Effect.gen(function* () {
    yield* publishOrderCounts
    const text = yield* PrometheusMetrics.format()
    for (const payment of ["payInMarket", "bankTransfer", "card", "paypal", "klarna", "sepaDebit"])
      assert.match(text, new RegExp(`^heimwerk_orders_placed_total\\{payment="${payment}"\\} \\d+$`, "mu"))
  }),
)
