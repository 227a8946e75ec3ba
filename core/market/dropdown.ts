import { germanOrder } from "../values/germanOrder.ts"

/** The markets of the store dropdown, sorted by name as Germans do: ä beside a, ß beside ss (storefront 4, market provider). */
export const sortedByName = <M extends { readonly name: string }>(
  markets: ReadonlyArray<M>,
): ReadonlyArray<M> => markets.toSorted((a, b) => germanOrder(a.name, b.name))
