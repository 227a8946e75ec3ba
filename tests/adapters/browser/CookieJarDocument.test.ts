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

describe("CookieJarDocument", () => {
  for (const value of ["520", "Köln-Ehrenfeld", "a; b=c, d", "", "100 %", "„Ähm“"]) {
    it.effect(`the document's cookie jar stores the cookie value "${value}" unchanged`, () =>
      Effect.gen(function* () {
        yield* CookieJar.use((cookies) => cookies.set("market_name", value, options))
        assert.strictEqual(yield* CookieJar.use((cookies) => cookies.get("market_name")), value)
      }).pipe(inBrowser),
    )
  }

  it.effect("a cookie is found by its whole name, and not by a part of its name", () =>
    Effect.gen(function* () {
      yield* CookieJar.use((cookies) => cookies.set("previous_market_id", "1", options))
      assert.isUndefined(yield* CookieJar.use((cookies) => cookies.get("market_id")))
    }).pipe(inBrowser),
  )

  it.effect("a removed cookie is deleted from the document", () =>
    Effect.gen(function* () {
      yield* CookieJar.use((cookies) => cookies.set("market_id", "520", options))
      yield* CookieJar.use((cookies) => cookies.remove("market_id"))
      assert.isUndefined(yield* CookieJar.use((cookies) => cookies.get("market_id")))
    }).pipe(inBrowser),
  )

  it.effect("the document's cookie jar returns a wrongly encoded cookie value unchanged", () =>
    Effect.gen(function* () {
      document.cookie = "market_name=100%; Path=/"
      assert.strictEqual(yield* CookieJar.use((cookies) => cookies.get("market_name")), "100%")
    }).pipe(inBrowser),
  )

  it.effect(
    "a cookie for another domain is not set, and a cookie without a domain is set for the current host",
    () =>
      Effect.gen(function* () {
        const jar = yield* CookieJar
        yield* jar.set("market_id", "520", { ...options, domain: "elsewhere.example" })
        assert.isUndefined(yield* jar.get("market_id"))
        yield* jar.set("market_id", "520", options)
        assert.strictEqual(yield* jar.get("market_id"), "520")
      }).pipe(inBrowser),
  )
})
