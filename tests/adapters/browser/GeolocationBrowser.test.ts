// @vitest-environment happy-dom
import * as GeolocationBrowser from "@heimwerk/adapters/browser/GeolocationBrowser.ts"
import { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

afterEach(() => vi.unstubAllGlobals())

/** The browser's `getCurrentPosition` with only the arguments that the adapter uses. */
type Ask = (
  found: (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void,
  failed: (error: { readonly code: number }) => void,
  options: PositionOptions,
) => void

/** Installs a `navigator` with this `getCurrentPosition`. */
const browser = (getCurrentPosition: Ask) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } })

const ask = Geolocation.use(({ position }) => position)

describe("GeolocationBrowser", () => {
  it.effect(
    "T-P10: the visitor's position is rounded to about 100 m and requested with high accuracy, a 5 s timeout and a maximum age of 1 min",
    () =>
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
    it.effect(`the geolocation fails with the error code ${code} of the browser`, () =>
      Effect.gen(function* () {
        browser((_found, failed) => failed({ code }))
        assert.strictEqual((yield* Effect.flip(ask)).code, code)
      }).pipe(Effect.provide(GeolocationBrowser.layer)),
    )
  }

  it.effect(
    "in a browser without geolocation, the geolocation fails with the code for an unavailable position",
    () =>
      Effect.gen(function* () {
        vi.stubGlobal("navigator", {})
        assert.strictEqual((yield* Effect.flip(ask)).code, 2)
      }).pipe(Effect.provide(GeolocationBrowser.layer)),
  )
})
