import type { Cents } from "../values/Cents.ts"
import type { BasketTotal } from "./Discount.ts"

/** The first row of the calculation: what the lines cost together. */
export const goodsRow = (amount: Cents): BasketTotal => ({ kind: "goods", label: "Warenwert", amount })
