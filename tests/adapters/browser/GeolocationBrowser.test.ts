// @vitest-environment happy-dom
import * as GeolocationBrowser from "@heimwerk/adapters/browser/GeolocationBrowser.ts"
import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

afterEach(() => vi.unstubAllGlobals())

/** The part of the browser's interface that is used. */
type Ask = (
  found: (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void,
  failed: (error: { readonly code: number }) => void,
  options: PositionOptions,
) => void

/** A browser that answers so when it is asked for the position. */
const browser = (getCurrentPosition: Ask) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } })

const ask = Geolocation.use(({ position }) => position)

describe("the browser's position", () => {
  it.effect("is rounded to about 100 m, and asked for with high accuracy, 5 s and at most a minute old", () =>
    Effect.gen(function* () {
      let asked: PositionOptions | undefined
      browser((found, _failed, options) => {
        asked = options
        const coords = { latitude: 50.941_278_9, longitude: 6.958_281_2 }
        found({ coords })
      })
      assert.deepStrictEqual(yield* ask, { lat: 50.941, lng: 6.958 })
      assert.deepStrictEqual(asked, { enableHighAccuracy: true, timeout: 5_000, maximumAge: 60_000 })
    }).pipe(Effect.provide(GeolocationBrowser.layer)),
  )

  for (const code of [1, 2, 3]) {
    it.effect(`that is not told fails with the browser's code ${code}`, () =>
      Effect.gen(function* () {
        browser((_found, failed) => failed({ code }))
        assert.strictEqual((yield* Effect.flip(ask)).code, code)
      }).pipe(Effect.provide(GeolocationBrowser.layer)),
    )
  }

  it.effect("is not available in a browser that cannot tell any", () =>
    Effect.gen(function* () {
      vi.stubGlobal("navigator", {})
      assert.strictEqual((yield* Effect.flip(ask)).code, 2)
    }).pipe(Effect.provide(GeolocationBrowser.layer)),
  )
})
