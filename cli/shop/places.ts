import { Places } from "@heimwerk/core/place/Places.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { shopOrigin, unavailable } from "./address.ts"

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
export const findPlaces = Effect.fnUntraced(function* (query: string, limit: number) {
  const origin = yield* shopOrigin
  const layer = Layer.unwrap(Effect.promise(() => (origin === undefined ? fixtures() : live(origin))))
  return yield* Places.use((places) => places.search(query, limit)).pipe(
    Effect.mapError(() => unavailable(origin)),
    Effect.provide(layer),
  )
})
