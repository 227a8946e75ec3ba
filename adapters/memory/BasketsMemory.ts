import { Layer } from "effect"

import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"

import { basketsOver } from "../visitor/basketsOver.ts"
import { VisitorMemory } from "./VisitorMemory.ts"

/** One visitor's basket in memory (storefront 7, Basket). */
export const layer: Layer.Layer<Baskets, never, VisitorMemory> = Layer.effect(
  Baskets,
  VisitorMemory.useSync(basketsOver),
)
