import { discountFlag } from "./discountFlag.ts"

/**
 * `Aktion` when there is an offer that differs from the regular price but saves too little for a discount flag (storefront
 * 9, discount flag). Amounts in cents.
 * @stability stable
 */
export const actionFlag = (regular: number, offer?: number): "Aktion" | undefined =>
  offer !== undefined && offer !== regular && discountFlag(regular, offer) === undefined
    ? "Aktion"
    : undefined
