import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { germanOrder } from "@heimwerk/core/values/germanOrder.ts"

/** The articles of a series, the shown article among them. */
export interface Series {
  /** The property in which the articles differ. */
  readonly property: string
  /** The value of each article. The shown article has no link. */
  readonly choices: ReadonlyArray<{ readonly label: string; readonly link?: string }>
}

/** Factors that convert units of length, volume and weight to m, l and kg. */
const worth: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  ml: 0.001,
  l: 1,
  g: 0.001,
  kg: 1,
}

const sizeOf = (label: string): number | undefined => {
  const [, number, unit] = /^(\d+(?:,\d+)?)\s*(\S*)$/u.exec(label) ?? []
  return number === undefined ? undefined : Number(number.replace(",", ".")) * (worth[unit ?? ""] ?? 1)
}

const bySize = (a: string, b: string): number => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  return first === undefined || second === undefined ? germanOrder(a, b) : first - second
}

/**
 * Returns the series of an article; `undefined` if the article has no siblings. Sizes are sorted from small to large
 * across units (`375 ml` before `2,5 l`), other values alphabetically. The order is the same on every article's page,
 * so options keep their place. Call this while loading a page and not while rendering it: the first comparison of
 * two texts takes a browser 10 ms.
 */
export const seriesOf = ({
  attributes,
  siblings,
  variantProperty: property = "Ausführung",
}: Pick<ProductDetail, "attributes" | "siblings" | "variantProperty">): Series | undefined => {
  if (siblings.length === 0) return undefined
  const own = attributes.find(({ name }) => name === property)?.value
  const choices = [
    ...(own === undefined ? [] : [{ label: own }]),
    ...siblings.map(({ label, link }) => ({ label, link })),
  ]
  return { property, choices: choices.toSorted((a, b) => bySize(a.label, b.label)) }
}
