// @vitest-environment happy-dom
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import * as CookieJarDocument from "@heimwerk/adapters/browser/CookieJarDocument.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

const options = { maxAgeSeconds: 60, path: "/" }

const inBrowser = Effect.provide(CookieJarDocument.layer)

beforeEach(() => {
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`
  }
})

describe("the browser's cookies", () => {
  for (const value of ["520", "Köln-Ehrenfeld", "a; b=c, d", "", "100 %", "„Ähm“"]) {
    it.effect(`keep "${value}" as it is`, () =>
      Effect.gen(function* () {
        yield* CookieJar.use((cookies) => cookies.set("market_name", value, options))
        assert.strictEqual(yield* CookieJar.use((cookies) => cookies.get("market_name")), value)
      }).pipe(inBrowser),
    )
  }

  it.effect("are told apart by their whole name", () =>
    Effect.gen(function* () {
      yield* CookieJar.use((cookies) => cookies.set("previous_market_id", "1", options))
      assert.isUndefined(yield* CookieJar.use((cookies) => cookies.get("market_id")))
    }).pipe(inBrowser),
  )

  it.effect("are gone when they are removed", () =>
    Effect.gen(function* () {
      yield* CookieJar.use((cookies) => cookies.set("market_id", "520", options))
      yield* CookieJar.use((cookies) => cookies.remove("market_id"))
      assert.isUndefined(yield* CookieJar.use((cookies) => cookies.get("market_id")))
    }).pipe(inBrowser),
  )

  it.effect("that are not well encoded are taken as they stand", () =>
    Effect.gen(function* () {
      document.cookie = "market_name=100%; Path=/"
      assert.strictEqual(yield* CookieJar.use((cookies) => cookies.get("market_name")), "100%")
    }).pipe(inBrowser),
  )

  it.effect("are for their host alone unless a domain is named", () =>
    Effect.gen(function* () {
      const jar = yield* CookieJar
      yield* jar.set("market_id", "520", { ...options, domain: "elsewhere.example" })
      assert.isUndefined(yield* jar.get("market_id"))
      yield* jar.set("market_id", "520", options)
      assert.strictEqual(yield* jar.get("market_id"), "520")
    }).pipe(inBrowser),
  )
})
