/**
 * Paths of the pages that are loaded ahead of a click: catalogue and markets. Requests for them change nothing. A path
 * that ends with a slash stands for all pages below it, except "/" itself. Search results are left out, because the
 * search service counts them.
 */
export const aheadPaths = ["/", "/p/", "/c/", "/angebote", "/maerkte", "/markt/"] as const
