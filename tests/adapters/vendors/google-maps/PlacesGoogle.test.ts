import { afterEach, assert, describe, it, layer } from "@effect/vitest"
import { Places } from "@heimwerk/core/place/Places.port.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { placesSuite } from "../../../ports/Places.suite.ts"
import { logTo } from "../../../support/logTo.ts"
import { fakeMaps, leaveInPage, mapsPage } from "./fakeMaps.ts"

const search = (query: string, limit = 5) => Places.use((port) => port.search(query, limit))
const byId = (id: string) => Places.use((port) => port.byId(id))
const byPosition = Places.use((port) => port.byPosition({ lat: 50.94, lng: 6.96 }))

describe("PlacesGoogle", () => {
  layer(mapsPage(fakeMaps().maps).layer)((it) => placesSuite(it))
})

describe("Google's maps script", () => {
  afterEach(() => {
    leaveInPage(undefined)
  })

  it.effect.each([
    ["prod", "111"],
    ["ref", "211"],
    ["ci", "311"],
    ["local", "311"],
  ] as const)(
    "the maps script is requested in German, for Germany, with the libraries places and geometry, and the channel of the stage %s",
    ([stage, channel]) =>
      Effect.gen(function* () {
        const page = mapsPage(fakeMaps().maps, { stage })
        yield* Effect.provide(search("Köln"), page.layer)
        const [address] = page.scripts
        const { origin, pathname, searchParams } = new URL(address ?? "")
        assert.strictEqual(origin + pathname, "https://maps.googleapis.com/maps/api/js")
        assert.deepStrictEqual(Object.fromEntries(searchParams), {
          key: "K-1",
          language: "de",
          region: "DE",
          libraries: "places,geometry",
          channel,
        })
      }),
  )

  it.effect("a place search with an empty text or an empty id does not load the maps script", () =>
    Effect.gen(function* () {
      const page = mapsPage(fakeMaps().maps)
      yield* Effect.gen(function* () {
        assert.deepStrictEqual(yield* search("  "), { match: "none", places: [] })
        assert.strictEqual((yield* Effect.flip(byId(""))).reason, "UnknownPlace")
      }).pipe(Effect.provide(page.layer))
      assert.deepStrictEqual(page.scripts, [])
    }),
  )

  it.effect(
    "parallel place searches load the maps script only once, even if the first search is interrupted",
    () =>
      Effect.gen(function* () {
        const { maps } = fakeMaps()
        const page = mapsPage(() =>
          Effect.delay(
            Effect.sync(() => {
              leaveInPage(maps)
            }),
            "3 seconds",
          ),
        )
        yield* Effect.gen(function* () {
          const first = yield* Effect.forkChild(search("Köln"), { startImmediately: true })
          yield* TestClock.adjust("1 second")
          yield* Fiber.interrupt(first)
          const others = yield* Effect.forkChild(
            Effect.all([search("Kiel"), byPosition], { concurrency: 2 }),
            {
              startImmediately: true,
            },
          )
          yield* TestClock.adjust("2 seconds")
          assert.strictEqual((yield* Fiber.join(others))[0].places[0]?.name, "Kiel")
          yield* search("Bonn")
        }).pipe(Effect.provide(page.layer))
        assert.lengthOf(page.scripts, 1)
      }),
  )

  it.effect("the maps script is not loaded again when it is already in the page", () =>
    Effect.gen(function* () {
      const page = mapsPage(() => Effect.die("not again"))
      leaveInPage(fakeMaps().maps)
      assert.strictEqual((yield* Effect.provide(search("Kiel"), page.layer)).match, "name")
      assert.deepStrictEqual(page.scripts, [])
    }),
  )

  it.effect.each([
    ["fails to load", () => Effect.fail("blocked")],
    ["leaves nothing in the page", () => Effect.void],
    ["throws", () => Effect.die(new TypeError("refused"))],
    [
      "leaves no places in the page",
      () => Effect.sync(() => leaveInPage({ Geocoder: Object, places: undefined })),
    ],
    ["leaves no geocoder in the page", () => Effect.sync(() => leaveInPage({ places: {} }))],
    ["leaves another thing in the page", () => Effect.sync(() => Reflect.set(globalThis, "google", "?"))],
  ] as const)(
    "when the maps script %s, a place search logs the error and fails with a German message, and the next search loads the script again",
    ([, leave]) =>
      Effect.gen(function* () {
        const lines: Array<string> = []
        const page = mapsPage(leave)
        yield* Effect.gen(function* () {
          const error = yield* Effect.flip(search("Köln"))
          assert.strictEqual(error.reason, "Unavailable")
          assert.match(error.message, /^Wir haben keine Märkte in diesem Umkreis gefunden/u)
          assert.match(String(error.cause), /Cannot find global google\.maps instance$/u)
          yield* Effect.flip(byPosition)
        }).pipe(Effect.provide(page.layer), logTo(lines))
        assert.lengthOf(page.scripts, 2)
        assert.lengthOf(
          lines.filter((line) => line.includes("Cannot find global google.maps instance")),
          2,
        )
      }),
  )

  it.effect("a place search gives up after 10 seconds when the maps script never loads", () =>
    Effect.gen(function* () {
      const page = mapsPage(() => Effect.never)
      const asked = [Effect.flip(search("Köln")), Effect.flip(byId("gn-1")), Effect.flip(byPosition)]
      yield* Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.all(asked, { concurrency: 3 }), {
          startImmediately: true,
        })
        yield* TestClock.adjust("9999 millis")
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust("1 millis")
        assert.deepStrictEqual(
          (yield* Fiber.join(fiber)).map(({ reason }) => reason),
          ["Unavailable", "Unavailable", "Unavailable"],
        )
      }).pipe(Effect.provide(page.layer))
    }),
  )
})

describe("requests to Google Places", () => {
  it.effect("the place search asks Google in German, and only for places in Germany", () =>
    Effect.gen(function* () {
      const { asked, maps } = fakeMaps()
      yield* Effect.provide(search(" Kiel "), mapsPage(maps).layer)
      assert.deepStrictEqual(asked[0], {
        input: "Kiel",
        types: ["geocode"],
        componentRestrictions: { country: "de" },
        language: "de",
        region: "DE",
      })
    }),
  )

  it.effect(
    "the place search asks Google for the position of each suggestion only once, and only for the requested number of suggestions",
    () =>
      Effect.gen(function* () {
        const { asked, maps } = fakeMaps()
        yield* Effect.gen(function* () {
          const { places } = yield* search("Frankfurt", 1)
          assert.lengthOf(places, 1)
          assert.deepStrictEqual(asked.slice(1), [{ placeId: "gn-5" }])
          yield* search("Frankfurt", 1)
          yield* byId("gn-5")
          assert.lengthOf(asked, 3)
        }).pipe(Effect.provide(mapsPage(maps).layer))
      }),
  )

  it.effect(
    "the place at a position is its postcode, or else its town, or else the first result of Google",
    () =>
      Effect.gen(function* () {
        const around = ["route", "locality", "postal_code"].map((type) => ({
          place_id: type,
          types: [type],
          address_components: [{ long_name: "Kiel", types: ["locality"] }],
          geometry: { location: { lat: () => 54, lng: () => 10 } },
        }))
        for (const [count, best] of [
          [3, "postal_code"],
          [2, "locality"],
          [1, "route"],
        ] as const) {
          const { maps } = fakeMaps({ around: around.slice(0, count) })
          assert.strictEqual((yield* Effect.provide(byPosition, mapsPage(maps).layer)).id, best)
        }
      }),
  )

  it.effect.each([
    ["ZERO_RESULTS", "UnknownPlace"],
    ["NOT_FOUND", "UnknownPlace"],
    ["OVER_QUERY_LIMIT", "Unavailable"],
    ["REQUEST_DENIED", "Unavailable"],
  ] as const)(
    "the status %s of Google becomes the error %s for a place by id or by position",
    ([status, reason]) =>
      Effect.gen(function* () {
        const page = mapsPage(fakeMaps({ status }).maps)
        const errors = yield* Effect.all([Effect.flip(byId("gn-1")), Effect.flip(byPosition)]).pipe(
          Effect.provide(page.layer),
        )
        assert.deepStrictEqual(
          errors.map((error) => error.reason),
          [reason, reason],
        )
        const searched = yield* Effect.result(search("Kiel")).pipe(Effect.provide(page.layer))
        if (reason === "UnknownPlace") {
          assert.deepStrictEqual(searched._tag === "Success" ? searched.success.match : searched, "none")
        } else {
          assert.match(
            searched._tag === "Failure" ? String(searched.failure.cause) : "",
            new RegExp(status, "u"),
          )
        }
      }),
  )
})
