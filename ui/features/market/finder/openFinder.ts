import type { FinderOptions } from "@heimwerk/core/market/finder/openFinder.ts"
import { StoreFinder } from "@heimwerk/core/market/finder/service.ts"
import { Effect } from "effect"

import { openLayer } from "../../../runtime/openLayer.ts"

/** Opens the service of a store finder. */
export const openFinder = Effect.fnUntraced(function* (options: FinderOptions) {
  const finders = yield* openLayer(StoreFinder, StoreFinder.layer)
  return yield* finders.open(options)
})
