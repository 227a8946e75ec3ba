import type { Cents } from "../values/Cents.ts"
import type { BasketTotal } from "./Discount.ts"

/** The first row of the calculation: the sum of the lines. */
export const goodsRow = (amount: Cents): BasketTotal => ({ kind: "goods", label: "Warenwert", amount })
