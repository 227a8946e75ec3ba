/** A received basket or wishlist. Its total count may be missing. */
export type Received<A extends Counted> = Omit<A, "totalQuantity"> & { readonly totalQuantity?: number }

/** A list of lines with quantities and a total count. */
export interface Counted {
  readonly totalQuantity: number
  readonly lineItems: ReadonlyArray<{ readonly quantity: number }>
}

/**
 * Returns the count of pieces in a received list. If it is missing, adds up the quantities of all lines
 * (storefront 4, set).
 */
export const countOf = ({ lineItems, totalQuantity }: Received<Counted>): number =>
  totalQuantity ?? lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0)
