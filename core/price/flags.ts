import { actionFlag } from "./actionFlag.ts"
import { discountFlag } from "./discountFlag.ts"

/**
 * What decides about a product's flags; amounts in cents.
 * @stability stable
 */
export interface FlagInput {
  readonly regular: number
  readonly offer?: number | undefined
  readonly isBestseller: boolean
}

/** Up to three flags as tracking sends them; a place without a flag says the word `false`. */
export interface FlagTypes {
  readonly flagtype_1: string
  readonly flagtype_2: string
  readonly flagtype_3: string
}

/**
 * The flags on a product, in the order they are shown: Bestseller, then the discount or else Aktion (storefront 9).
 * @stability stable
 */
export const productFlags = ({ isBestseller, offer, regular }: FlagInput): ReadonlyArray<string> => {
  const saving = discountFlag(regular, offer) ?? actionFlag(regular, offer)
  return [...(isBestseller ? ["Bestseller"] : []), ...(saving === undefined ? [] : [saving])]
}

/** The first three flags by the names tracking knows (storefront 9, flag combinations). */
export const flagTypes = (flags: ReadonlyArray<string>): FlagTypes => ({
  flagtype_1: flags[0] ?? "false",
  flagtype_2: flags[1] ?? "false",
  flagtype_3: flags[2] ?? "false",
})
