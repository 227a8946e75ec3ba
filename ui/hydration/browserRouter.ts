import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  redirect,
  type RouteObject,
} from "react-router-dom"

/**
 * Creates the router that handles navigation. The build gives this file its own copy of react-router
 * (vite.config.ts). Bundlers do not split the library's single module, so otherwise its code for navigation
 * (14 KB gzip) would be part of every page's first script.
 */
export const browserRouter = (
  routes: Array<RouteObject>,
  hydrationData: HydrationState | undefined,
): DataRouter => createBrowserRouter(routes, hydrationData === undefined ? {} : { hydrationData })

export { redirect }
export { isReachable, whenReachable } from "./reachability.ts"
export { watchConnection } from "./watchConnection.ts"
