import { Places } from "@heimwerk/core/place/Places.port.ts"
import type * as Layer from "effect/Layer"

import { askShop } from "./askShop.ts"

const fixtures = async (): Promise<Layer.Layer<Places>> => {
  const [{ layer }, { places }] = await Promise.all([
    import("@heimwerk/adapters/memory/PlacesMemory.ts"),
    import("@heimwerk/fixtures/places.ts"),
  ])
  return layer(places)
}

const live = async (origin: string): Promise<Layer.Layer<Places>> =>
  (await import("./live.ts")).shopAt(origin)

/** Finds places for a postcode or a name, best match first. */
export const findPlaces = (query: string, limit: number) =>
  askShop(
    Places.use((places) => places.search(query, limit)),
    { fixtures, live },
  )
