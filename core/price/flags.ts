import { actionFlag } from "./actionFlag.ts"
import { discountFlag } from "./discountFlag.ts"

/**
 * The data that determine a product's flags. Amounts are in cents.
 * @stability stable
 */
export interface FlagInput {
  readonly regular: number
  readonly offer?: number | undefined
  readonly isBestseller: boolean
}

/** The three flag fields of tracking events. A missing flag has the text `false`. */
export interface FlagTypes {
  readonly flagtype_1: string
  readonly flagtype_2: string
  readonly flagtype_3: string
}

/**
 * Returns the flags of a product in display order: Bestseller, then the discount flag or else Aktion
 * (storefront 9).
 * @stability stable
 */
export const productFlags = ({ isBestseller, offer, regular }: FlagInput): ReadonlyArray<string> => {
  const saving = discountFlag(regular, offer) ?? actionFlag(regular, offer)
  return [...(isBestseller ? ["Bestseller"] : []), ...(saving === undefined ? [] : [saving])]
}

/** Returns the first three flags under their names in tracking events (storefront 9, flag combinations). */
export const flagTypes = (flags: ReadonlyArray<string>): FlagTypes => ({
  flagtype_1: flags[0] ?? "false",
  flagtype_2: flags[1] ?? "false",
  flagtype_3: flags[2] ?? "false",
})
