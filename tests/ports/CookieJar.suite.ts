import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import type { SuiteIt } from "./Suite.ts"

const options = { maxAgeSeconds: 60, path: "/" }

/** Tests for every adapter of the cookie jar. The jar must start without the cookies used here. */
export const cookieJarSuite = (it: SuiteIt<CookieJar>) => {
  it.effect("a cookie that was never set has no value", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      assert.isUndefined(yield* jar.get("never_set"))
    }),
  )

  it.effect("cookie values with umlauts, spaces and punctuation are stored unchanged", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      yield* jar.set("market_name", "Köln; Süd = 100 %", options)
      assert.strictEqual(yield* jar.get("market_name"), "Köln; Süd = 100 %")
    }),
  )

  it.effect("a cookie has the value that was set last, and has no value after it is removed", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      yield* jar.set("market_id", "520", options)
      yield* jar.set("market_id", "521", options)
      assert.strictEqual(yield* jar.get("market_id"), "521")
      yield* jar.remove("market_id")
      assert.isUndefined(yield* jar.get("market_id"))
    }),
  )
}
