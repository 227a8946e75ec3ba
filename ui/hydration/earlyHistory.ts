/**
 * Handles the back and forward buttons until the navigating router has loaded. After a reload they move between history entries
 * of the same document, and the browser changes nothing but the URL. A new fragment loads the router, which then shows it. Another
 * page is requested from the server. Returns the function that stops it.
 *
 * @param load loads the navigating router; a failure leaves the page as it is
 */
export const onEarlyHistory = (load: () => Promise<unknown>): (() => void) => {
  const { pathname, search } = location
  const onPopState = () => {
    if (location.pathname === pathname && location.search === search) void load().catch(() => undefined)
    else location.reload()
  }
  addEventListener("popstate", onPopState)
  return () => removeEventListener("popstate", onPopState)
}
