/** One step of the way to a page; the page itself has no link. */
export interface Crumb {
  readonly text: string
  readonly href?: string
}

/** The way to a page: the home page at `/`, the steps between, and the page itself without a link (storefront 2). */
export const breadcrumb = (
  steps: ReadonlyArray<Required<Crumb>>,
  page: string,
  home: string,
): ReadonlyArray<Crumb> => [{ text: home, href: "/" }, ...steps, { text: page }]
