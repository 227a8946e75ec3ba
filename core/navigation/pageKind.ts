/** The kinds of pages that show products, as tracking and the services know them (storefront 3, page kinds). */
export type PageKind = "PLP_CATEGORY" | "PLP_SEARCH" | "PLP_OFFER" | "PDP"

/** What tells the kind of a page: its path, and whether its list holds offers only. */
export interface ShownPage {
  readonly pathname: string
  readonly isOffersOnly?: boolean
}

const kinds = new Map<string | undefined, PageKind>([
  ["s", "PLP_SEARCH"],
  ["c", "PLP_CATEGORY"],
  ["p", "PDP"],
])

/**
 * The kind of a page, `undefined` for one without products of its own (storefront 2 and 3):
 *
 * | page | kind |
 * |---|---|
 * | `/s/{term}` | `PLP_SEARCH` |
 * | `/c/{slug}/{id}` | `PLP_CATEGORY`; `PLP_OFFER` when its list is narrowed to offers |
 * | `/p/{slug}/{id}` | `PDP` |
 */
export const pageKind = ({ isOffersOnly = false, pathname }: ShownPage): PageKind | undefined => {
  const [, first, ...rest] = pathname.split("/")
  const kind = rest.some((part) => part !== "") ? kinds.get(first) : undefined
  return kind === "PLP_CATEGORY" && isOffersOnly ? "PLP_OFFER" : kind
}
