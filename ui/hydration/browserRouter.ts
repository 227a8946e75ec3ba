import { carriedState } from "@heimwerk/core/device/carriedState.ts"
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  type HydrationState,
  type Location,
  redirect,
  type RouteObject,
} from "react-router-dom"

import { keepKnown } from "../layout/keepKnown.ts"
import { metaOf } from "../layout/metaOf.ts"
import { shopRoute } from "../layout/ShopData.ts"
import { whenReachable } from "./reachability.ts"

let router: DataRouter | undefined

/** Returns the target of a navigation that leaves a page with a secret address. */
const wayOut = () => {
  if (router === undefined) return undefined
  const { loaderData, matches, navigation } = router.state
  const { isPrivate } = metaOf(loaderData[matches.at(-1)?.route.id ?? ""])
  return isPrivate === true ? navigation.location : undefined
}

/** Opens a new document, which takes the state of the link from the session storage (`Withdrawal`). */
const openDocument = (target: Location): void => {
  try {
    if (target.state !== null) sessionStorage.setItem(carriedState, JSON.stringify(target.state))
  } catch {
    // The visitor has forbidden storage, so the new document gets no state.
  }
  location.assign(createPath(target))
}

/**
 * Opens the page after a page with a secret address as a new document, when the shop answers. Third parties may start
 * on that page. In the same document, the back button would show them the secret address (ADR 0018).
 */
const withWayOut = (route: RouteObject): RouteObject => {
  const { loader } = route
  if (typeof loader !== "function") return route
  return {
    ...route,
    loader: async (args) => {
      const target = wayOut()
      if (target === undefined) return loader(args)
      await whenReachable(() => fetch("/health/live", { cache: "no-store" }), undefined, args.request.signal)
      openDocument(target)
      return new Promise(() => {})
    },
  }
}

/** Lets a reload keep the layout's data that it could not read, and changes the ways out of the layout's pages. */
const inLayout = (route: RouteObject): RouteObject => {
  const { id, loader } = route
  if (id !== shopRoute || typeof loader !== "function") return route
  const loadKnown: typeof loader = async (args) => keepKnown(router?.state.loaderData[id], await loader(args))
  return route.children === undefined
    ? { ...route, loader: loadKnown }
    : { ...route, loader: loadKnown, children: route.children.map(withWayOut) }
}

/**
 * Creates the router that handles navigation. The build gives this file its own copy of react-router
 * (vite.config.ts). Bundlers do not split the library's single module, so otherwise its code for navigation
 * (14 KB gzip) would be part of every page's first script.
 */
export const browserRouter = (
  routes: Array<RouteObject>,
  hydrationData: HydrationState | undefined,
): DataRouter => {
  router = createBrowserRouter(routes.map(inLayout), hydrationData === undefined ? {} : { hydrationData })
  return router
}

/**
 * Loads a part of the page that the visitor navigates to, as `whenReachable` does. If its script cannot be loaded
 * although the shop answers, the browser opens the page as a document, and the promise never settles. This happens after
 * an upgrade of the shop, and in Firefox after a lost network, because Firefox never requests a failed script again.
 */
export const loadOrOpen: typeof whenReachable = async (load, isFailed, signal) => {
  try {
    return await whenReachable(load, isFailed, signal)
  } catch (cause) {
    const target = router?.state.navigation.location
    if (target === undefined || signal?.aborted === true) throw cause
    location.assign(createPath(target))
    return new Promise(() => {})
  }
}

export { redirect }
export { isReachable } from "./reachability.ts"
export { watchConnection } from "./watchConnection.ts"
