import { defaultBrand } from "@heimwerk/core/environment.ts"
import type { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import type { Markets } from "@heimwerk/core/ports/Markets.ts"
import type { Places } from "@heimwerk/core/ports/Places.ts"
import { Effect, Layer, Option } from "effect"

import * as fixtureShop from "./fixtureShop.ts"

/** The shop that is asked: the one at an origin, or the fixtures. The HTTP adapters are loaded only when they are used. */
export const shopAt = (origin: Option.Option<string>): Layer.Layer<Markets | Places | Catalog> =>
  Option.match(origin, {
    onNone: () => fixtureShop.layer,
    onSome: (address) =>
      Layer.unwrap(
        Effect.map(
          Effect.promise(() => import("@heimwerk/adapters/http/layer.ts")),
          (http) => http.layer({ origin: address, brand: defaultBrand.product }),
        ),
      ),
  })
