import type { GeocoderResult, MapsApi } from "@heimwerk/adapters/vendors/google-maps/MapsApi.ts"
import * as PlacesGoogle from "@heimwerk/adapters/vendors/google-maps/PlacesGoogle.ts"
import { consentGrant } from "@heimwerk/core/consent/gate.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaces } from "@heimwerk/core/place/makePlaces.ts"
import { Effect, Layer } from "effect"

import { places } from "../../../support/world/places.ts"

const known = makePlaces(places)

const component = (kind: string, long_name: string) => ({ long_name, types: [kind, "political"] })

/** Converts a place of the small world to a result of Google's geocoder. */
const resultOf = ({ geoPoint, id, kind, name, plz, region }: Place): GeocoderResult => {
  const state = component("administrative_area_level_1", kind === "district" ? "" : region)
  const geometry = { location: { lat: () => geoPoint.lat, lng: () => geoPoint.lng } }
  const about = { place_id: id, geometry }
  if (kind === "postcode") {
    const components = [component("postal_code", plz ?? ""), component("locality", name), state]
    return { ...about, types: ["postal_code"], address_components: components }
  }
  return kind === "town"
    ? { ...about, types: ["locality"], address_components: [component("locality", name), state] }
    : {
        ...about,
        types: ["political", "sublocality"],
        address_components: [component("sublocality", name), component("locality", region), state],
      }
}

interface FakeOptions {
  /** The status with which every request is answered, instead of results from the small world. */
  readonly status?: string
  /** The results for every position, instead of results from the small world. */
  readonly around?: ReadonlyArray<GeocoderResult>
}

/** A simulation of Google's maps interface with the places of the small world. Records every request. */
export const fakeMaps = ({ around, status }: FakeOptions = {}) => {
  const asked: Array<object> = []
  const give =
    <A>(answer: (found: ReadonlyArray<A> | null, status: string) => void) =>
    (effect: Effect.Effect<ReadonlyArray<A>, unknown>) => {
      if (status !== undefined) return answer(null, status)
      const found = Effect.runSync(Effect.catch(effect, () => Effect.succeed([])))
      return answer(found.length === 0 ? null : found, found.length === 0 ? "ZERO_RESULTS" : "OK")
    }
  const maps: MapsApi = {
    places: {
      AutocompleteService: class {
        getPlacePredictions: InstanceType<MapsApi["places"]["AutocompleteService"]>["getPlacePredictions"] = (
          request,
          answer,
        ) => {
          asked.push(request)
          give(answer)(
            Effect.map(known.search(request.input, 5), (found) =>
              found.places.map(({ id, name, plz }) => ({
                place_id: id,
                structured_formatting: { main_text: plz ?? name },
              })),
            ),
          )
        }
      },
    },
    Geocoder: class {
      geocode: InstanceType<MapsApi["Geocoder"]>["geocode"] = (request, answer) => {
        asked.push(request)
        const place = "placeId" in request ? known.byId(request.placeId) : known.byPosition(request.location)
        const results = Effect.map(place, (found) => [resultOf(found)])
        give(answer)("placeId" in request || around === undefined ? results : Effect.succeed(around))
      }
    },
  }
  return { asked, maps }
}

const granted = consentGrant({ isLoaded: true, granted: ["maps"] }, "maps")

/** Sets `google.maps` in the page, as the script does. `undefined` removes it. */
export const leaveInPage = (maps: object | undefined) => {
  if (maps === undefined) Reflect.deleteProperty(globalThis, "google")
  else Reflect.set(globalThis, "google", { maps })
}

/** The adapter with a simulated maps script. Records the script addresses that it requests. */
export const mapsPage = (
  leave: (() => Effect.Effect<void, unknown>) | MapsApi,
  { stage = "prod" }: { readonly stage?: Stage } = {},
) => {
  const scripts: Array<string> = []
  if (granted === undefined) throw new Error("The consent to maps was not granted.")
  leaveInPage(undefined)
  const adapter = PlacesGoogle.layer({
    consent: granted,
    key: "K-1",
    stage,
    loadScript: (address) => {
      scripts.push(address)
      return typeof leave === "function"
        ? leave()
        : Effect.sync(() => {
            leaveInPage(leave)
          })
    },
  })
  return { scripts, layer: Layer.fresh(adapter) }
}
