import { benefits } from "@heimwerk/fixtures/benefits.ts"

import { assortment } from "./world/assortment.ts"
import { markets } from "./world/markets.ts"
import { places } from "./world/places.ts"

/** A world small enough to know by heart: 12 markets, 40 places, about 60 articles. The port suites run on it. */
export const smallWorld = { version: "small-1", markets, places, assortment, benefits }
