import type { AvailabilityCode, Product } from "../product/Product.ts"

/** How an article can be had, and what a chosen market has of it. */
export interface Supply {
  readonly shipping: boolean
  readonly orderable: boolean
  /** Pieces in the chosen market; absent when none is chosen. */
  readonly stock?: number
}

/**
 * The availability codes (forms and markets 4, availability): `0` when it can be sent home; with a chosen market also
 * `1` when that has pieces, or `2` when it has none and can order it.
 */
export const availabilityAt = ({ orderable, shipping, stock }: Supply): ReadonlyArray<AvailabilityCode> => [
  ...(shipping ? (["0"] as const) : []),
  ...(stock === undefined ? [] : stock > 0 ? (["1"] as const) : orderable ? (["2"] as const) : []),
]

/**
 * A product as it is in the chosen market: codes, pieces, and a price that is no longer hidden. Without a market it
 * only says whether it can be sent home.
 */
export const productAt = <P extends Product>(product: P, supply: Supply): P => {
  const { stock } = supply
  const shown = { ...product, availability: availabilityAt(supply) }
  if (stock === undefined) return shown
  const unblurred = { ...shown, price: { ...product.price, isBlur: false } }
  return stock > 0 ? { ...unblurred, stock } : unblurred
}
