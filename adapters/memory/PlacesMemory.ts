import { Layer } from "effect"

import type { Place } from "@heimwerk/core/place/Place.ts"
import { makePlaces } from "@heimwerk/core/place/makePlaces.ts"
import { Places } from "@heimwerk/core/place/Places.port.ts"

/** Searches the given places. The indexes are built once. */
export const layer = (places: ReadonlyArray<Place>): Layer.Layer<Places> =>
  Layer.sync(Places, () => makePlaces(places))
