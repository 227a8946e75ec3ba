/**
 * Paths of the pages that are loaded ahead of a click: catalogue and markets. Requests for them change
 * nothing. A path that ends with a slash stands for all pages below it, except "/" itself. Search results are
 * left out, because the search service counts them. The page of all markets is left out, because most links
 * to it open the store finder instead.
 */
export const aheadPaths = ["/", "/p/", "/c/", "/angebote", "/markt/"] as const

/** Whether the browser loads pages with this path ahead of a click. */
export const isLoadedAhead = (pathname: string): boolean =>
  aheadPaths.some((path) =>
    path.length > 1 && path.endsWith("/") ? pathname.startsWith(path) : pathname === path,
  )

/** Returns the link around an element if the browser loads the page of the link ahead of a click. */
export const linkAhead = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest("a") : null
  return link !== null && link.origin === location.origin && isLoadedAhead(link.pathname) ? link : undefined
}
