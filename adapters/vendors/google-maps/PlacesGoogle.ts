import { placeLookup } from "@heimwerk/core/market/mapsScript.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { Places, PlacesError } from "@heimwerk/core/place/Places.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { makeMapsLoader, type MapsOptions } from "./loadMaps.ts"
import type { GeocoderResult, MapsApi, Prediction } from "./MapsApi.ts"
import { MapsFailure } from "./MapsFailure.ts"
import { matchOf, toPlace } from "./toPlace.ts"

const budget = "10 seconds"

/** Maximum number of parallel geocoder requests. The geocoder refuses more than a few requests per second. */
const atOnce = 4

/** Preferred result types for a position: a postcode before a town. */
const nearestKinds = ["postal_code", "locality"]

/** Runs a request with a callback as an effect. Returns an empty list when nothing was found. */
const answerOf = <A>(
  ask: (answer: (found: ReadonlyArray<A> | null, status: string) => void) => unknown,
): Effect.Effect<ReadonlyArray<A>, MapsFailure> =>
  Effect.callback<ReadonlyArray<A>, MapsFailure>((resume) => {
    ask((found, status) => {
      if (status === "OK") resume(Effect.succeed(found ?? []))
      else if (status === "ZERO_RESULTS" || status === "NOT_FOUND") resume(Effect.succeed([]))
      else resume(Effect.fail(new MapsFailure({ message: `The maps service answered ${status}.` })))
    })
  })

const predictions = (maps: MapsApi, input: string) =>
  answerOf<Prediction>((answer) =>
    new maps.places.AutocompleteService().getPlacePredictions(
      { input, ...placeLookup, language: "de", region: "DE" },
      answer,
    ),
  )

const toError = (cause: unknown): PlacesError =>
  cause instanceof PlacesError ? cause : new PlacesError({ reason: "Unavailable", cause })

const found = (place: Place | undefined) =>
  place === undefined ? Effect.fail(new PlacesError({ reason: "UnknownPlace" })) : Effect.succeed(place)

/**
 * Places from Google's maps service (forms and markets 7, geocoding and places service): suggestions for
 * German places with their positions, and places by id and by position. Every failure shows visitors the
 * text for nothing found (forms and markets 8). The layer needs the visitor's consent to maps.
 */
export const layer = (options: MapsOptions): Layer.Layer<Places> =>
  Layer.effect(
    Places,
    Effect.gen(function* () {
      const loader = yield* makeMapsLoader(options)
      /**
       * Cache of places with their positions, by id. When the visitor chooses a suggestion, no further
       * request is sent.
       */
      const known = new Map<string, Place>()

      const geocode = (maps: MapsApi, request: Parameters<InstanceType<MapsApi["Geocoder"]>["geocode"]>[0]) =>
        answerOf<GeocoderResult>((answer) => new maps.Geocoder().geocode(request, answer))

      const lookUp = Effect.fnUntraced(function* (maps: MapsApi, placeId: string, title?: string) {
        const before = known.get(placeId)
        if (before !== undefined) return before
        const [result] = yield* geocode(maps, { placeId })
        const place = result && toPlace({ ...result, place_id: placeId }, title)
        if (place !== undefined) known.set(placeId, place)
        return place
      })

      return {
        search: Effect.fn("PlacesGoogle.search")(
          function* (query: string, limit: number) {
            const input = query.trim()
            if (input === "") return { match: "none" as const, places: [] }
            const maps = yield* loader.maps
            const suggested = yield* predictions(maps, input)
            const places = yield* Effect.forEach(
              suggested.slice(0, limit),
              ({ place_id, structured_formatting }) =>
                lookUp(maps, place_id, structured_formatting.main_text),
              { concurrency: atOnce },
            )
            const usable = places.flatMap((place) => place ?? [])
            return { match: matchOf(input, usable), places: usable }
          },
          Effect.timeout(budget),
          Effect.mapError(toError),
        ),
        byId: Effect.fn("PlacesGoogle.byId")(
          function* (id: string) {
            if (id === "") return yield* found(undefined)
            return yield* found(yield* lookUp(yield* loader.maps, id))
          },
          Effect.timeout(budget),
          Effect.mapError(toError),
        ),
        byPosition: Effect.fn("PlacesGoogle.byPosition")(
          function* ({ lat, lng }) {
            const results = yield* geocode(yield* loader.maps, { location: { lat, lng } })
            const best = nearestKinds.flatMap(
              (kind) => results.find(({ types }) => types.includes(kind)) ?? [],
            )
            const [result] = [...best, ...results]
            return yield* found(result && toPlace(result))
          },
          Effect.timeout(budget),
          Effect.mapError(toError),
        ),
      }
    }),
  )
