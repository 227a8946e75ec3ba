import { type Location, type RouterState, type RouterSubscriber, NavigationType } from "react-router-dom"

const unsent = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const

/**
 * Navigations without a connection before the navigating router has loaded. The page shows that it waits for
 * the shop (ADR 0048). The code for this message is part of every page, because it cannot be loaded without a
 * connection.
 *
 * @param idle the state of the router while nothing waits
 */
export const offlineNavigation = (idle: RouterState) => {
  const subscribers = new Set<RouterSubscriber>()
  let state = idle
  let waiting: AbortController | undefined

  const show = (navigation: RouterState["navigation"]) => {
    state = { ...idle, navigation }
    for (const subscriber of subscribers)
      subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false })
  }
  const cancel = () => {
    if (waiting === undefined) return
    waiting.abort()
    waiting = undefined
    show(idle.navigation)
  }
  return {
    state: (): RouterState => state,
    subscribe: (subscriber: RouterSubscriber) => {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    /** Ends the wait for the shop, because the visitor stays on the page or opens another one. */
    cancel,
    /** Resolves with `true` when the shop answers again, and with `false` if the visitor has cancelled the navigation. */
    whenOnline: async (location: Location): Promise<boolean> => {
      cancel()
      const { signal } = (waiting = new AbortController())
      show({ state: "loading", location, matches: [], historyAction: NavigationType.Push, ...unsent })
      try {
        const { whenReachable } = await import("./reachability.ts")
        await whenReachable(() => fetch("/health/live", { cache: "no-store" }), undefined, signal)
      } catch {
        // If the visitor has not cancelled, a script failed to load. The browser then opens the page and
        // shows its own message.
      }
      return !signal.aborted
    },
  }
}
