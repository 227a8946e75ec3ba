import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  redirect,
  type RouteObject,
} from "react-router-dom"

/**
 * The half of react-router that goes from page to page. It is a file of its own, imported when the first page is there;
 * the build gives it its own copy of the library (vite.config.ts), which is one file and would be in the first script.
 */
export const browserRouter = (
  routes: Array<RouteObject>,
  hydrationData: HydrationState | undefined,
): DataRouter => createBrowserRouter(routes, hydrationData === undefined ? {} : { hydrationData })

export { redirect }
