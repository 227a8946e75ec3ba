/** A basket or wishlist as it may arrive: some answers leave the count to whoever reads them. */
export type Received<A extends Counted> = Omit<A, "totalQuantity"> & { readonly totalQuantity?: number }

/** What has lines with pieces and a count of them. */
export interface Counted {
  readonly totalQuantity: number
  readonly lineItems: ReadonlyArray<{ readonly quantity: number }>
}

/** The count of what was received: the pieces of all lines, unless it says otherwise (storefront 4, set). */
export const countOf = ({ lineItems, totalQuantity }: Received<Counted>): number =>
  totalQuantity ?? lineItems.reduce((pieces, { quantity }) => pieces + quantity, 0)
