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
    "a postcode is called as its town",
    result(["postal_code"], { postal_code: "50667", ...inCologne }),
    "50667",
    { kind: "postcode", name: "Köln", plz: "50667", region: "Nordrhein-Westfalen" },
  ],
  [
    "a postcode without a town is called as it was chosen",
    result(["postal_code"], { postal_code: "50667" }),
    "50667 Kölle",
    { kind: "postcode", name: "50667 Kölle", plz: "50667", region: "" },
  ],
  [
    "a town is in its state",
    result(["locality", "political"], inCologne),
    undefined,
    { kind: "town", name: "Köln", region: "Nordrhein-Westfalen" },
  ],
  [
    "a district is in its town",
    result(["sublocality"], { sublocality: "Ehrenfeld", ...inCologne }),
    "Ehrenfeld",
    { kind: "district", name: "Ehrenfeld", region: "Köln" },
  ],
  [
    "a neighbourhood is a district",
    result(["neighborhood"], { neighborhood: "Agnesviertel", ...inCologne }),
    undefined,
    { kind: "district", name: "Agnesviertel", region: "Köln" },
  ],
  [
    "a street counts as a town that lies in its town, and has no postcode of its own",
    result(["route"], { route: "Domstraße", postal_code: "50668", ...inCologne }),
    "Domstraße",
    { kind: "town", name: "Domstraße", region: "Köln" },
  ],
  [
    "a county has the next larger area for its town",
    result(["locality"], { colloquial_area: "Eifel", administrative_area_level_2: "Düren", ...state }),
    undefined,
    { kind: "town", name: "Eifel", region: "Düren" },
  ],
  ["a place without a name is none", result(["locality"], {}), undefined, undefined],
  [
    "a place without an id is none",
    { ...result(["locality"], inCologne), place_id: "" },
    undefined,
    undefined,
  ],
  ["a place with an empty name is none", result(["locality"], inCologne), "", undefined],
]

describe("toPlace", () => {
  it.each(cases)("converts Google's result to a place of the shop: %s", (_, google, title, expected) => {
    const rest = { id: "id-1", population: 0, geoPoint: { lat: 50.9, lng: 6.9 } }
    assert.deepStrictEqual(toPlace(google, title), expected && { ...rest, ...expected })
  })
})
