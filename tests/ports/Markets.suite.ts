import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Markets } from "@heimwerk/core/market/Markets.port.ts"

import { smallWorld } from "../support/smallWorld.ts"
import type { SuiteIt } from "./Suite.ts"

/** What every adapter of the markets port does; the adapter shows the small world. */
export const marketsSuite = (it: SuiteIt<Markets>) => {
  it.effect("The market list has every market with everything about it, in its order", () =>
    Effect.gen(function* () {
      const markets = yield* Markets
      assert.deepStrictEqual(yield* markets.all, smallWorld.markets)
    }),
  )

  it.effect("The market list is the same however often it is asked for", () =>
    Effect.gen(function* () {
      const markets = yield* Markets
      const [first, second] = yield* Effect.all([markets.all, markets.all], { concurrency: 2 })
      assert.deepStrictEqual(first, second)
    }),
  )
}
