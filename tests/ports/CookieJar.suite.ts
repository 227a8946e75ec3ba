import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

import type { SuiteIt } from "./Suite.ts"

const options = { maxAgeSeconds: 60, path: "/" }

/** What every adapter of the cookie jar does; it starts without the cookies named here. */
export const cookieJarSuite = (it: SuiteIt<CookieJar>) => {
  it.effect("A cookie nobody set is not there", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      assert.isUndefined(yield* jar.get("never_set"))
    }),
  )

  it.effect("A cookie keeps umlauts, blanks and signs as they were set", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      yield* jar.set("market_name", "Köln; Süd = 100 %", options)
      assert.strictEqual(yield* jar.get("market_name"), "Köln; Süd = 100 %")
    }),
  )

  it.effect("The last value set counts, and a removed cookie is gone", () =>
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
