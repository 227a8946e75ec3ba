import { assert, describe, it } from "@effect/vitest"
import type { GeocoderResult } from "@heimwerk/adapters/vendors/google-maps/MapsApi.ts"
import { toPlace } from "@heimwerk/adapters/vendors/google-maps/toPlace.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"

const result = (
  types: ReadonlyArray<string>,
  components: Readonly<Record<string, string>>,
): GeocoderResult => ({
  place_id: "id-1",
  types,
  address_components: Object.entries(components).map(([type, long_name]) => ({ long_name, types: [type] })),
  geometry: { location: { lat: () => 50.9, lng: () => 6.9 } },
})

const state = { administrative_area_level_1: "Nordrhein-Westfalen" }
const inCologne = { locality: "Köln", ...state }

const cases: ReadonlyArray<
  readonly [
    string,
    GeocoderResult,
    string | undefined,
    Pick<Place, "kind" | "name" | "plz" | "region"> | undefined,
  ]
> = [
  [
    "names a postcode after its town",
    result(["postal_code"], { postal_code: "50667", ...inCologne }),
    "50667",
    { kind: "postcode", name: "Köln", plz: "50667", region: "Nordrhein-Westfalen" },
  ],
  [
    "names a postcode without a town as the visitor chose it",
    result(["postal_code"], { postal_code: "50667" }),
    "50667 Kölle",
    { kind: "postcode", name: "50667 Kölle", plz: "50667", region: "" },
  ],
  [
    "gives a town its state as region",
    result(["locality", "political"], inCologne),
    undefined,
    { kind: "town", name: "Köln", region: "Nordrhein-Westfalen" },
  ],
  [
    "gives a district its town as region",
    result(["sublocality"], { sublocality: "Ehrenfeld", ...inCologne }),
    "Ehrenfeld",
    { kind: "district", name: "Ehrenfeld", region: "Köln" },
  ],
  [
    "treats a neighbourhood as a district",
    result(["neighborhood"], { neighborhood: "Agnesviertel", ...inCologne }),
    undefined,
    { kind: "district", name: "Agnesviertel", region: "Köln" },
  ],
  [
    "treats a street as a town within its town, without a postcode",
    result(["route"], { route: "Domstraße", postal_code: "50668", ...inCologne }),
    "Domstraße",
    { kind: "town", name: "Domstraße", region: "Köln" },
  ],
  [
    "gives an area without a locality its county as region",
    result(["locality"], { colloquial_area: "Eifel", administrative_area_level_2: "Düren", ...state }),
    undefined,
    { kind: "town", name: "Eifel", region: "Düren" },
  ],
  ["drops a place without a name", result(["locality"], {}), undefined, undefined],
  ["drops a place without an id", { ...result(["locality"], inCologne), place_id: "" }, undefined, undefined],
  ["drops a place with an empty name", result(["locality"], inCologne), "", undefined],
]

describe("toPlace", () => {
  it.each(cases)(
    "the conversion of a result of Google's geocoder to a place %s",
    (_, google, title, expected) => {
      const rest = { id: "id-1", population: 0, geoPoint: { lat: 50.9, lng: 6.9 } }
      assert.deepStrictEqual(toPlace(google, title), expected && { ...rest, ...expected })
    },
  )
})
