import {
  createPath,
  type DataRouter,
  type RouterNavigateOptions,
  type RouterSubscriber,
  type To,
} from "react-router-dom"

import { isLoadedAhead } from "./aheadPaths.ts"
import { offlineNavigation } from "./offlineNavigation.ts"

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
 * Whether the browser makes a navigation instead of the router. The navigation must open another page and
 * have no state. Once the router has loaded, the browser is faster only for pages that it loads ahead, so it
 * makes only navigations to these pages.
 */
const isForBrowser = (
  to: To,
  { preventScrollReset, state }: RouterNavigateOptions = {},
  hasRouter: boolean,
): boolean => {
  const { pathname, search } = new URL(address(to), location.href)
  const isOtherPath = pathname !== location.pathname
  const isOtherPage = hasRouter
    ? isOtherPath && isLoadedAhead(pathname)
    : isOtherPath || search !== location.search
  return isOtherPage && (state ?? undefined) === undefined && preventScrollReset !== true
}

/** Opens a page as a new document. */
const leaveTo = (to: To, replace = false): void =>
  replace ? location.replace(address(to)) : location.assign(address(to))

/** The commands of the page's services. A navigation by the browser would lose a running command. */
interface Commands {
  /** Whether the runtime has loaded. Before that, no command can be a tracking event. */
  readonly hasRuntime: () => boolean
  readonly isRunning: () => boolean
  /** Resolves when no command runs. */
  readonly whenFinished: () => Promise<unknown>
}

/**
 * A router that shows the first page. It loads the navigating router when `ready` is called, because the
 * first page needs only half of react-router. Until the navigating router has loaded, the browser opens other
 * pages itself, which is faster and uses pages loaded ahead (ADR 0094). Without a connection, such a
 * navigation first waits for the shop. After the navigating router has loaded, the browser still opens the
 * pages that it loads ahead. All other navigations wait for the navigating router. If it fails to load, the
 * browser makes these navigations.
 *
 * @param first a router with only the first page
 * @param load loads the navigating router; called again after a failure
 * @param commands a navigation by the browser would lose a running command; the navigation therefore waits
 *   for the router or for the end of all commands, whichever comes first
 * @param isLost whether the shop did not answer just before this click; the router then makes the navigation
 *   and shows a message, because the browser would show its own error page
 */
export const deferRouter = (
  first: DataRouter,
  load: () => Promise<DataRouter>,
  commands: Commands,
  isLost: () => boolean,
) => {
  const subscriptions = deferredSubscriptions()
  // With the static router's own value of `restoreScrollPosition`, hydration would scroll to the top, although
  // the visitor may have scrolled down.
  const offline = offlineNavigation({ ...first.state, restoreScrollPosition: false })
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

  /**
   * Waits until the browser may leave the document. Resolves with `true` when no command runs. Resolves with
   * `false` if the router makes the navigation, because it has loaded first. Also resolves with `false` if a
   * running command may be a tracking event and the page is not loaded ahead: the router is slower, but does
   * not lose the event.
   */
  const mayLeave = async (to: To): Promise<boolean> => {
    if (!commands.isRunning()) return true
    const isAhead = isLoadedAhead(new URL(address(to), location.href).pathname)
    if (loaded !== undefined || (commands.hasRuntime() && !isAhead)) return false
    const finished = commands.whenFinished().then(() => true)
    return Promise.race([
      finished,
      ready().then(
        () => false,
        () => finished,
      ),
    ])
  }

  function navigate(to: number): Promise<void>
  function navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>
  async function navigate(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    offline.cancel()
    if (to !== null && typeof to !== "number" && isForBrowser(to, options, loaded !== undefined)) {
      if (navigator.onLine) {
        if (!isLost() && (await mayLeave(to))) return leaveTo(to, options?.replace)
      } else if (loaded === undefined) {
        const { hash, pathname, search } = new URL(address(to), location.href)
        const isOnline = await offline.whenOnline({ pathname, search, hash, state: null, key: "default" })
        return isOnline ? leaveTo(to, options?.replace) : undefined
      }
    }
    try {
      const router = await ready()
      await (typeof to === "number" ? router.navigate(to) : router.navigate(to, options))
    } catch (cause) {
      if (loaded !== undefined || to === null) throw cause
      if (typeof to === "number") history.go(to)
      else leaveTo(to, options?.replace)
    }
  }

  const router: DataRouter = {
    ...first,
    get state() {
      return loaded?.state ?? offline.state()
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
      const unsubscribeEarly = isEarly ? offline.subscribe(subscriber) : undefined
      const unsubscribe = subscriptions.add((real) => {
        unsubscribeEarly?.()
        // If the back button changed the URL while the navigating router was loading, that router starts at
        // the new URL. The subscriber still has the old URL.
        if (isEarly && createPath(real.state.location) !== createPath(first.state.location)) {
          subscriber(real.state, { deletedFetchers: [], newErrors: null, flushSync: false })
        }
        return real.subscribe(subscriber)
      })
      return () => {
        unsubscribeEarly?.()
        unsubscribe()
      }
    },
    enableScrollRestoration: (...args: ScrollRestoration) =>
      subscriptions.add((real) => real.enableScrollRestoration(...args)),
    navigate,
    revalidate: async () => (await ready()).revalidate(),
    dispose: () => loaded?.dispose(),
  }
  return { router, ready }
}
