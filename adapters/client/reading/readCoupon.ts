import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"

import { filledText, optional, type Read, struct, text } from "./Read.ts"
import { readWorth } from "./readWorth.ts"
import { day } from "./values.ts"

/** Reads a coupon of the logged-in customer. */
export const readCoupon: Read<Coupon> = struct<Coupon>({
  couponId: filledText,
  label: text,
  worth: readWorth,
  validUntil: optional(day),
  conditions: optional(text),
})
