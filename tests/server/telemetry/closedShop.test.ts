import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { PrometheusMetrics } from "effect/observability"

import { MemoryShop } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

/** Returns the sum of all samples that match. Other test files in this process may have counted before. */
const sumOf = (text: string, sample: RegExp) =>
  [...text.matchAll(sample)].reduce((sum, [, value]) => sum + Number(value), 0)

const counts = Effect.map(PrometheusMetrics.format(), (text) => ({
  failed: sumOf(text, /^http_server_request_duration_seconds_count\{.*status="503"\} (\d+)$/gmu),
  healthy: sumOf(
    text,
    /^http_server_request_duration_seconds_count\{.*route="\/health",status="200"\} (\d+)$/gmu,
  ),
  refusals: sumOf(text, /^heimwerk_refusals_total\{reason="Maintenance"\} (\d+)$/gmu),
}))

layer(MemoryShop.layer({}, { maintenance: { isOn: Effect.succeed(true) } }), { excludeTestServices: true })(
  "the measurements of a closed shop",
  (it) => {
    it.effect(
      "pages of a shop that is closed for maintenance count as refusals and not as failed requests",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const ask = (path: string) =>
            Effect.map(
              Effect.promise(() => send(origin, path)),
              ({ status }) => status,
            )
          const before = yield* counts
          assert.deepStrictEqual(yield* Effect.forEach(["/", "/maerkte", "/health"], ask), [503, 503, 200])
          const after = yield* counts
          assert.deepStrictEqual(after, {
            ...before,
            refusals: before.refusals + 2,
            healthy: before.healthy + 1,
          })
        }),
    )
  },
)
