const german = new Intl.Collator("de-DE", { numeric: true })

/** The markets of the store dropdown, sorted by name as Germans do: ä beside a, ß beside ss (storefront 4, market provider). */
export const sortedByName = <M extends { readonly name: string }>(
  markets: ReadonlyArray<M>,
): ReadonlyArray<M> => markets.toSorted((a, b) => german.compare(a.name, b.name))
