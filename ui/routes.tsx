import type { ComponentType } from "react"
import type { DataRouteObject, LoaderFunctionArgs } from "react-router-dom"

import { accountPages } from "./pages/account/routes.ts"
import type { Load } from "./pages/Answer.ts"
import { splitRoutes } from "./pages/splitRoutes.ts"
import { BrokenPage } from "./layout/BrokenPage.tsx"
import { Frame } from "./layout/Frame.tsx"
import type { LoadShop } from "./layout/load.ts"
import { maxShopAge } from "./layout/maxShopAge.ts"
import type { PageEntry } from "./pages/PageEntry.ts"
import { Pending } from "./layout/Pending.tsx"
import { shopRoute } from "./layout/ShopData.ts"

const pages: ReadonlyArray<PageEntry> = [
  {
    id: "pages/home/HomePage.tsx",
    path: "/",
    component: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
    load: async () => (await import("./pages/home/load.ts")).load,
  },
  {
    id: "pages/list/CategoryPage.tsx",
    path: "/c/:slug/:categoryId",
    component: async () => (await import("./pages/list/CategoryPage.tsx")).CategoryPage,
    load: async () => (await import("./pages/list/loadCategory.ts")).loadCategory,
  },
  {
    id: "pages/list/SearchPage.tsx",
    path: "/s/:term?",
    component: async () => (await import("./pages/list/SearchPage.tsx")).SearchPage,
    load: async () => (await import("./pages/list/loadSearch.ts")).loadSearch,
  },
  {
    id: "pages/product/ProductPage.tsx",
    path: "/p/:slug/:articleId",
    component: async () => (await import("./pages/product/ProductPage.tsx")).ProductPage,
    load: async () => (await import("./pages/product/load.ts")).load,
  },
  {
    id: "pages/markets/MarketsPage.tsx",
    path: "/maerkte",
    component: async () => (await import("./pages/markets/MarketsPage.tsx")).MarketsPage,
    load: async () => (await import("./pages/markets/load.ts")).load,
  },
  {
    id: "pages/market/MarketPage.tsx",
    path: "/markt/:slug",
    component: async () => (await import("./pages/market/MarketPage.tsx")).MarketPage,
    load: async () => (await import("./pages/market/load.ts")).load,
  },
  {
    id: "pages/proposed",
    path: "/mein-markt/:marketId",
    component: async () => (await import("./pages/notFound/NotFoundPage.tsx")).NotFoundPage,
    load: async () => (await import("./pages/proposed/load.ts")).load,
  },
  {
    id: "pages/basket/BasketPage.tsx",
    path: "/warenkorb",
    component: async () => (await import("./pages/basket/BasketPage.tsx")).BasketPage,
    load: async () => (await import("./pages/basket/load.ts")).load,
  },
  {
    id: "pages/widgets/WidgetGallery.tsx",
    path: "/_widgets/:widget?",
    component: async () => (await import("./pages/widgets/WidgetGallery.tsx")).WidgetGallery,
    load: async () => (await import("./pages/widgets/load.ts")).load,
  },
  {
    id: "pages/wishlist/WishlistPage.tsx",
    path: "/merkliste",
    component: async () => (await import("./pages/wishlist/WishlistPage.tsx")).WishlistPage,
    load: async () => (await import("./pages/wishlist/load.ts")).load,
  },
  ...accountPages,
  ...splitRoutes,
  {
    id: "pages/notFound/NotFoundPage.tsx",
    path: "*",
    component: async () => (await import("./pages/notFound/NotFoundPage.tsx")).NotFoundPage,
    load: async () => (await import("./pages/notFound/load.ts")).load,
  },
]

const loadShop = async (): Promise<LoadShop> => (await import("./layout/load.ts")).loadShop

/** Runs the loaders of pages: on the server at once, in the browser after its runtime has loaded. */
export interface Loaders {
  readonly shop: (load: () => Promise<LoadShop>, args: LoaderFunctionArgs) => Promise<unknown>
  readonly page: (load: () => Promise<Load<unknown>>, args: LoaderFunctionArgs) => Promise<unknown>
  /** Loads the component of a page that the visitor navigates to. */
  readonly component: (load: () => Promise<ComponentType>) => Promise<ComponentType>
}

/** Makes the routes of the shop. The component of a page loads with the navigation to the page. */
export const makeRoutes = (loaders: Loaders): Array<DataRouteObject> => {
  // The server loaded the layout's data for the first page, at about time 0 of `performance.now()`.
  let shopLoadedAt = 0
  return [
    {
      id: shopRoute,
      Component: Frame,
      ErrorBoundary: BrokenPage,
      HydrateFallback: Pending,
      loader: (args) => {
        shopLoadedAt = performance.now()
        return loaders.shop(loadShop, args)
      },
      // The layout's data do not depend on the page, so a navigation reloads them only when they are old. A
      // reload of the same URL, for example after another market was chosen, reloads them too.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.href === nextUrl.href || performance.now() - shopLoadedAt > maxShopAge,
      children: pages.map(({ component, id, load, path }): DataRouteObject => ({
        id,
        path,
        loader: (args) => loaders.page(load, args),
        // A change of the URL's hash opens a form over the page, so the page's data need no reload.
        shouldRevalidate: ({ currentUrl, defaultShouldRevalidate, nextUrl }) =>
          defaultShouldRevalidate && currentUrl.hash === nextUrl.hash,
        lazy: { Component: () => loaders.component(component) },
      })),
    },
  ]
}

/**
 * Loads the components of these routes into the routes. Call this before hydration, which would otherwise first show an
 * empty page.
 */
export const loadComponents = (routes: ReadonlyArray<DataRouteObject>): Promise<unknown> =>
  Promise.all(
    routes.map(async (route) => {
      const page = pages.find(({ id }) => id === route.id)
      if (page === undefined) return
      route.Component = await page.component()
      delete route.lazy
    }),
  )
