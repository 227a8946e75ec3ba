import { energyClasses } from "@heimwerk/core/product/energyClasses.ts"
import type { EnergyClass } from "@heimwerk/core/product/Product.ts"

import { oneOf, type Read, struct, text } from "./Read.ts"

/** Reads the energy class of a product, a line or a suggestion. */
export const readEnergyClass: Read<EnergyClass> = struct<EnergyClass>({
  rating: oneOf(...energyClasses),
  from: text,
  to: text,
  labelUrl: text,
})
