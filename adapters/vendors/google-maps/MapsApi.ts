import { hasProperty } from "effect/Predicate"

/**
 * The part of Google's maps interface that the shop uses, with Google's types (wire contracts 6.1). A
 * callback receives each answer with a status that says whether it is valid.
 */
export interface MapsApi {
  readonly places: { readonly AutocompleteService: new () => AutocompleteService }
  readonly Geocoder: new () => Geocoder
}

export interface AutocompleteService {
  getPlacePredictions(
    request: {
      readonly input: string
      readonly types: ReadonlyArray<string>
      readonly componentRestrictions: { readonly country: string }
      readonly language: string
      readonly region: string
    },
    answer: (predictions: ReadonlyArray<Prediction> | null, status: string) => void,
  ): unknown
}

export interface Geocoder {
  geocode(
    request:
      { readonly placeId: string } | { readonly location: { readonly lat: number; readonly lng: number } },
    answer: (results: ReadonlyArray<GeocoderResult> | null, status: string) => void,
  ): unknown
}

export interface Prediction {
  readonly place_id: string
  readonly structured_formatting: { readonly main_text: string }
}

export interface AddressComponent {
  readonly long_name: string
  readonly types: ReadonlyArray<string>
}

export interface GeocoderResult {
  readonly place_id: string
  readonly types: ReadonlyArray<string>
  readonly address_components: ReadonlyArray<AddressComponent>
  readonly geometry: { readonly location: { lat(): number; lng(): number } }
}

const isMaps = (maps: unknown): maps is MapsApi =>
  hasProperty(maps, "places") && hasProperty(maps, "Geocoder") && maps.places !== undefined

/** Returns `google.maps` if it is complete. A refused script leaves it incomplete. */
export const mapsInPage = (): MapsApi | undefined => {
  const google: unknown = Reflect.get(globalThis, "google")
  return hasProperty(google, "maps") && isMaps(google.maps) ? google.maps : undefined
}
