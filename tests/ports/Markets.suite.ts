import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Markets } from "@heimwerk/core/market/Markets.port.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

/** Tests for every adapter of the markets port. The adapter must show the small world. */
export const marketsSuite = (it: SuiteIt<Markets>) => {
  it.effect("the market list contains all markets with all their data, in the stored order", () =>
    Effect.gen(function* () {
      const markets = yield* Markets
      assert.deepStrictEqual(yield* markets.all, smallWorld.markets)
    }),
  )

  it.effect("parallel calls return the same market list", () =>
    Effect.gen(function* () {
      const markets = yield* Markets
      const [first, second] = yield* Effect.all([markets.all, markets.all], { concurrency: 2 })
      assert.deepStrictEqual(first, second)
    }),
  )
}
