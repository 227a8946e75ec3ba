import type { Cents } from "../values/Cents.ts"
import type { BasketTotal } from "./Discount.ts"

/** Returns the first row of a basket's price calculation: the sum of its lines. */
export const goodsRow = (amount: Cents): BasketTotal => ({ kind: "goods", label: "Warenwert", amount })
