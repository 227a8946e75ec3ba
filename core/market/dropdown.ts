import { germanOrder } from "../values/germanOrder.ts"

/** Sorts the markets of the store dropdown by name in German order (storefront 4, market provider). */
export const sortedByName = <M extends { readonly name: string }>(
  markets: ReadonlyArray<M>,
): ReadonlyArray<M> => markets.toSorted((a, b) => germanOrder(a.name, b.name))
