import type { Cents } from "../values/Cents.ts"
import { actionFlag } from "./actionFlag.ts"
import { discountFlag } from "./discountFlag.ts"
import { announcedReduction } from "./reduction.ts"

/**
 * The data that determine a product's flags; a `Product` has them.
 * @stability stable
 * @example
 * import { type FlagInput, productFlags } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * const saw: FlagInput = { price: { special: toCents(9_900), lowest30: toCents(12_900) }, isBestseller: true }
 * productFlags(saw) // => ["Bestseller", "- 30 €"]
 */
export interface FlagInput {
  readonly price: { readonly special?: Cents | undefined; readonly lowest30?: Cents | undefined }
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
 * (storefront 9). The last two require a price below the lowest price of the last 30 days.
 * @stability stable
 * @example
 * import { productFlags } from "@heimwerk/core/price"
 * import { toCents } from "@heimwerk/core/values"
 *
 * productFlags({ price: { special: toCents(9_900), lowest30: toCents(12_900) }, isBestseller: true }) // => ["Bestseller", "- 30 €"]
 */
export const productFlags = ({ isBestseller, price }: FlagInput): ReadonlyArray<string> => {
  const reduction = announcedReduction(price)
  const saving =
    reduction === undefined
      ? undefined
      : (discountFlag(reduction.regular, reduction.offer) ?? actionFlag(reduction.regular, reduction.offer))
  return [...(isBestseller ? ["Bestseller"] : []), ...(saving === undefined ? [] : [saving])]
}

/**
 * Returns the flags that a page shows and tracks. Returns no flags for a product whose price is hidden until the visitor
 * has chosen a market: the flags would reveal the reduction.
 */
export const shownFlags = (
  product: FlagInput & { readonly price: { readonly isBlur: boolean } },
): ReadonlyArray<string> => (product.price.isBlur ? [] : productFlags(product))

/** Returns the first three flags under their names in tracking events (storefront 9, flag combinations). */
export const flagTypes = (flags: ReadonlyArray<string>): FlagTypes => ({
  flagtype_1: flags[0] ?? "false",
  flagtype_2: flags[1] ?? "false",
  flagtype_3: flags[2] ?? "false",
})
