import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"

import { assert, describe, it } from "@effect/vitest"
import { makeRefuse } from "@heimwerk/server/http/refuse.ts"
import { Settings } from "@heimwerk/server/settings/ShopSettings.ts"
import { Effect, Logger } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { TestClock } from "effect/testing"

import { usual } from "../support/memoryShop.ts"

const refusedSoFar = Effect.map(PrometheusMetrics.format(), (text) =>
  Number(/^heimwerk_refusals_total\{reason="Overloaded"\} (\d+)$/mu.exec(text)?.[1] ?? 0),
)

describe("an overloaded server", () => {
  it.effect(
    "the server counts each refused request in a metric, and logs one warning for all of a second",
    () => {
      const warnings: Array<string> = []
      const collect = Logger.make(({ message }) => void warnings.push(String(message)))
      return Effect.gen(function* () {
        const before = yield* refusedSoFar
        const refuse = yield* makeRefuse
        const arrive = () => {
          const request = new IncomingMessage(new Socket())
          refuse(request, new ServerResponse(request))
        }
        arrive()
        yield* TestClock.adjust("900 millis")
        arrive()
        assert.deepStrictEqual(warnings, [])
        yield* TestClock.adjust("100 millis")
        arrive()
        yield* TestClock.adjust("1 minute")
        const warningAbout = (count: number) =>
          `Too many requests wait, so the server refused ${count} others within a second`
        assert.deepStrictEqual(warnings, [warningAbout(2), warningAbout(1)])
        assert.strictEqual((yield* refusedSoFar) - before, 3)
      }).pipe(Effect.provideService(Settings, usual), Effect.provide(Logger.layer([collect])))
    },
  )
})
