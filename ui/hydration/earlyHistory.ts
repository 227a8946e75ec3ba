/**
 * Handles the back and forward buttons until the navigating router (`browserRouter.ts`) has loaded. After a
 * reload these buttons move between history entries of the same document, and the browser changes only the
 * URL. If only the fragment changes, this loads the navigating router, which shows the fragment. Otherwise it
 * reloads the page from the server. Returns the function that unsubscribes.
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
