import type { Worth } from "@heimwerk/core/basket/Discount.ts"

import { optional, type Read, struct, whole } from "./Read.ts"
import { cents } from "./values.ts"

/** Reads the value of a discount. */
export const readWorth: Read<Worth> = struct<Worth>({
  cents: optional(cents),
  percent: optional(whole),
  minimumSum: optional(cents),
})
