import { Places } from "@heimwerk/core/place/Places.port.ts"
import type * as Layer from "effect/Layer"

import { askShop } from "./askShop.ts"

/** Loads the demonstration places. A query of digits loads only the postcodes, which are half of the places. */
const fixtures = (query: string) => async (): Promise<Layer.Layer<Places>> => {
  const [{ layer }, places] = await Promise.all([
    import("@heimwerk/adapters/memory/PlacesMemory.ts"),
    /^\s*\d+\s*$/u.test(query)
      ? import("@heimwerk/fixtures/postcodes.ts").then(({ postcodes }) => postcodes)
      : import("@heimwerk/fixtures/places.ts").then((all) => all.places),
  ])
  return layer(places)
}

const live = async (origin: string): Promise<Layer.Layer<Places>> =>
  (await import("./live.ts")).shopAt(origin)

/** Finds places for a postcode or a name, best match first. */
export const findPlaces = (query: string, limit: number) =>
  askShop(
    Places.use((places) => places.search(query, limit)),
    { fixtures: fixtures(query), live },
  )
