import type { AvailabilityCode, Product } from "../product/Product.ts"

/** How an article can be delivered, and its stock in the chosen market. */
export interface Supply {
  readonly shipping: boolean
  readonly orderable: boolean
  /** Pieces in the chosen market; absent when none is chosen. */
  readonly stock?: number
}

/**
 * The availability codes (forms and markets 4, availability). `0`: can be shipped. With a chosen market also
 * `1`: in stock there, or `2`: out of stock there but orderable.
 */
export const availabilityAt = ({ orderable, shipping, stock }: Supply): ReadonlyArray<AvailabilityCode> => [
  ...(shipping ? (["0"] as const) : []),
  ...(stock === undefined ? [] : stock > 0 ? (["1"] as const) : orderable ? (["2"] as const) : []),
]

/**
 * Returns the product with the availability, stock and visible price of the chosen market. Without a market,
 * only shipping availability is known and the price stays hidden.
 */
export const productAt = <P extends Product>(product: P, supply: Supply): P => {
  const { stock } = supply
  const shown = { ...product, availability: availabilityAt(supply) }
  if (stock === undefined) return shown
  const unblurred = { ...shown, price: { ...product.price, isBlur: false } }
  return stock > 0 ? { ...unblurred, stock } : unblurred
}
