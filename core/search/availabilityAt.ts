import type { AvailabilityCode, Product } from "../product/Product.ts"

/** How an article can be delivered, and its stock in the chosen market. */
export interface Supply {
  readonly shipping: boolean
  readonly orderable: boolean
  /** Pieces in the chosen market; absent when no market is chosen. */
  readonly stock?: number
}

/**
 * Returns the availability codes of an article (forms and markets 4, availability). `0`: can be shipped. If
 * a market is chosen, also `1`: in stock there, or `2`: out of stock but can be ordered to the market.
 */
export const availabilityAt = ({ orderable, shipping, stock }: Supply): ReadonlyArray<AvailabilityCode> => [
  ...(shipping ? (["0"] as const) : []),
  ...(stock === undefined ? [] : stock > 0 ? (["1"] as const) : orderable ? (["2"] as const) : []),
]

/**
 * Returns a product with its availability and stock in the chosen market; its price is then visible. If no
 * market is chosen, only the availability for shipping is known, and a price that requires a market stays
 * hidden.
 */
export const productAt = <P extends Product>(product: P, supply: Supply): P => {
  const { stock } = supply
  const shown = { ...product, availability: availabilityAt(supply) }
  if (stock === undefined) return shown
  const unblurred = { ...shown, price: { ...product.price, isBlur: false } }
  return stock > 0 ? { ...unblurred, stock } : unblurred
}
