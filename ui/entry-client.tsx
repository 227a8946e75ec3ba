import "./theme/index.css"

import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, matchRoutes, redirect, RouterProvider } from "react-router-dom"

import { loadRuntime } from "./bridge.ts"
import { type Loaders, loadComponents, makeRoutes } from "./routes.tsx"

const loaders: Loaders = {
  shop: async (load, { request }) => {
    const [{ run }, loadShop] = await Promise.all([loadRuntime(), load()])
    return run(loadShop(), request.signal)
  },
  page: async (load, { params, request }) => {
    const [{ run }, loadPage] = await Promise.all([loadRuntime(), load()])
    const answer = await run(loadPage({ url: new URL(request.url), params }), request.signal)
    if (answer.kind === "moved") throw redirect(answer.to)
    return answer
  },
}

/** What the server wrote for this page; without it the router asks for everything again. */
const serverState = (): { loaderData: Record<string, unknown> } | undefined => {
  const text = document.getElementById("heimwerk-state")?.textContent
  if (!text) return undefined
  const state: unknown = JSON.parse(text)
  if (typeof state !== "object" || state === null || !("loaderData" in state)) return undefined
  const { loaderData } = state
  if (typeof loaderData !== "object" || loaderData === null) return undefined
  return { loaderData: { ...loaderData } }
}

const root = document.getElementById("root")
const matched = matchRoutes(makeRoutes(loaders), location)?.map(({ route }) => route.id ?? "") ?? []
const state = serverState()
const routes = makeRoutes(loaders, await loadComponents(matched))
const router = createBrowserRouter(routes, state === undefined ? {} : { hydrationData: state })

if (root !== null) {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
