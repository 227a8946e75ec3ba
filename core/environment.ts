/** The words that name the retailer, where the specs write `{product}` and `{brand}` (DESIGN decision 1). */
export interface Brand {
  /** In paths and keys. */
  readonly product: string
  /** In texts. */
  readonly brand: string
  /** The whole name: `Dein Heimwerk Baumarkt`. */
  readonly claim: string
}

/** The brand unless a shop configures its own. */
export const defaultBrand: Brand = { product: "heimwerk", brand: "Heimwerk", claim: "Dein Heimwerk Baumarkt" }
