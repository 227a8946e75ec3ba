import {
  createPath,
  type DataRouter,
  type RouterNavigateOptions,
  type RouterSubscriber,
  type To,
} from "react-router-dom"

type ScrollRestoration = Parameters<DataRouter["enableScrollRestoration"]>

/** Collects subscriptions to the navigating router (`browserRouter.ts`) until it has loaded. */
const deferredSubscriptions = () => {
  const waiting = new Set<(router: DataRouter) => void>()
  let router: DataRouter | undefined
  return {
    add: (subscribe: (router: DataRouter) => () => void): (() => void) => {
      if (router !== undefined) return subscribe(router)
      let unsubscribe: (() => void) | undefined
      const subscribeLater = (loaded: DataRouter) => {
        unsubscribe = subscribe(loaded)
      }
      waiting.add(subscribeLater)
      return () => {
        waiting.delete(subscribeLater)
        unsubscribe?.()
      }
    },
    connect: (loaded: DataRouter) => {
      router = loaded
      for (const subscribe of waiting) subscribe(loaded)
      waiting.clear()
    },
  }
}

const address = (to: To): string =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`

/**
 * Whether the browser can make a navigation as well as the router: it opens another page, without a state and at its
 * top, and there is a connection. Without a connection the router waits for it.
 */
const isForBrowser = (to: To, { preventScrollReset, state }: RouterNavigateOptions = {}): boolean => {
  const { pathname, search } = new URL(address(to), location.href)
  const isOtherPage = pathname !== location.pathname || search !== location.search
  return isOtherPage && (state ?? undefined) === undefined && preventScrollReset !== true && navigator.onLine
}

/**
 * A router that shows the first page. It loads the navigating router when `ready` is called, because the first page
 * needs only half of the library. Until it has loaded, the browser opens other pages itself, which is faster and
 * uses pages loaded ahead (ADR 0094). Navigations that only the router can make wait for it. If loading fails, the
 * browser makes these, too.
 *
 * @param first a router that knows only the first page
 * @param load loads the navigating router; called again after a failure
 * @param mustStay whether leaving the document would lose a change of the visitor; the navigation then waits for the
 * navigating router
 */
export const deferRouter = (first: DataRouter, load: () => Promise<DataRouter>, mustStay: () => boolean) => {
  const subscriptions = deferredSubscriptions()
  let loading: Promise<DataRouter> | undefined
  let loaded: DataRouter | undefined

  const ready = (): Promise<DataRouter> => {
    loading ??= load().then(
      (router) => {
        loaded = router
        subscriptions.connect(router)
        return router
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }

  function navigate(to: number): Promise<void>
  function navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>
  async function navigate(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    if (loaded === undefined && to !== null && typeof to !== "number") {
      if (!mustStay() && isForBrowser(to, options))
        return options?.replace === true ? location.replace(address(to)) : location.assign(address(to))
    }
    try {
      const router = await ready()
      await (typeof to === "number" ? router.navigate(to) : router.navigate(to, options))
    } catch (cause) {
      if (loaded !== undefined || to === null) throw cause
      if (typeof to === "number") history.go(to)
      else location.assign(address(to))
    }
  }

  // With the static router's own value, hydration scrolls to the top: a visitor who has scrolled would lose the
  // place.
  const state = { ...first.state, restoreScrollPosition: false } as const
  const router: DataRouter = {
    ...first,
    get state() {
      return loaded?.state ?? state
    },
    get routes() {
      return loaded?.routes ?? first.routes
    },
    get manifest() {
      return loaded?.manifest ?? first.manifest
    },
    get branches() {
      return loaded?.branches ?? first.branches
    },
    get window() {
      return window
    },
    initialize: () => router,
    subscribe: (subscriber: RouterSubscriber) => {
      const isEarly = loaded === undefined
      return subscriptions.add((real) => {
        // If the back button changed the URL while the navigating router was loading, that router starts at
        // the new URL. The subscriber still knows the old one.
        if (isEarly && createPath(real.state.location) !== createPath(first.state.location)) {
          subscriber(real.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        }
        return real.subscribe(subscriber)
      })
    },
    enableScrollRestoration: (...args: ScrollRestoration) =>
      subscriptions.add((real) => real.enableScrollRestoration(...args)),
    navigate,
    revalidate: async () => (await ready()).revalidate(),
    dispose: () => loaded?.dispose(),
  }
  return { router, ready }
}
