import "./theme/index.css"

import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createStaticRouter, matchRoutes, type Params, RouterProvider } from "react-router-dom"

import { preloadRuntimeScripts } from "./hydration/boot.ts"
import { hasRuntime, loadRuntime } from "./runtime/bridge.ts"
import { isRunning, whenFinished } from "./runtime/running.ts"
import { deferRouter } from "./hydration/deferredRouter.ts"
import { onEarlyHistory } from "./hydration/earlyHistory.ts"
import { EarlyClicks } from "./hydration/lazyPart.tsx"
import { nextTask } from "./hydration/nextTask.ts"
import { needsRuntime } from "./hydration/needsRuntime.ts"
import { onFirstSign, onFirstUse } from "./hydration/onFirstUse.ts"
import { onRuntimeUse } from "./hydration/onRuntimeUse.ts"
import { renderBelowFold } from "./hydration/renderBelowFold.ts"
import type { Load } from "./pages/Answer.ts"
import { type Loaders, loadComponents, makeRoutes } from "./routes.tsx"

interface MatchedPage {
  readonly load: () => Promise<Load<unknown>>
  readonly params: Params
}

/** Reads the data of a page from the shop. */
const readPage = async ({ load, params }: MatchedPage, url: URL, signal: AbortSignal) => {
  const [{ run }, loadPage] = await Promise.all([loadRuntime(), load()])
  return run(loadPage({ url, params }), signal)
}

const loaders: Loaders = {
  shop: async (load, { request }) => {
    const [{ run }, loadShop] = await Promise.all([loadRuntime(), load()])
    return run(loadShop, request.signal)
  },
  page: async (load, { params, request }) => {
    const { loadOrOpen, redirect } = await import("./hydration/browserRouter.ts")
    const url = new URL(request.url)
    const answer = await loadOrOpen(
      () => readPage({ load, params }, url, request.signal),
      ({ kind }) => kind === "failed",
      request.signal,
    )
    if (answer.kind === "moved") throw redirect(answer.to)
    return answer
  },
  component: async (load) => (await import("./hydration/browserRouter.ts")).loadOrOpen(load),
}

/**
 * Reads the loader data from the document. If the document has no loader data, the router calls all loaders
 * again.
 */
const serverData = (): Record<string, unknown> => {
  const text = document.getElementById("heimwerk-state")?.textContent
  const state: unknown = text ? JSON.parse(text) : undefined
  if (typeof state !== "object" || state === null || !("loaderData" in state)) return {}
  const { loaderData } = state
  return typeof loaderData === "object" && loaderData !== null ? { ...loaderData } : {}
}

/**
 * Hydrates the page. Requests the scripts of the runtime when the visitor points at or focuses a control that
 * needs them. Evaluates them after a click on the control, or when the visitor pauses there. Then loads the
 * router that handles navigation.
 */
const start = async (root: HTMLElement) => {
  const loaderData = serverData()
  const routes = makeRoutes(loaders)
  const matches = matchRoutes(routes, location) ?? []
  await loadComponents(matches.map(({ route }) => route))
  const { hash, pathname, search } = location
  const first = createStaticRouter(routes, {
    basename: "/",
    location: { pathname, search, hash, state: null, key: "default" },
    matches,
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  })
  let isLost = () => false
  const { ready, router } = deferRouter(
    first,
    async () => {
      const { browserRouter, isReachable, watchConnection } = await import("./hydration/browserRouter.ts")
      stopEarlyHistory()
      isLost = watchConnection(isReachable)
      return browserRouter(routes, { loaderData })
    },
    { hasRuntime, isRunning, whenFinished },
    () => isLost(),
  )
  const stopEarlyHistory = onEarlyHistory(ready)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
        <EarlyClicks of={router} />
      </StrictMode>,
    )
  })
  renderBelowFold()
  onFirstSign(() => void preloadRuntimeScripts(), needsRuntime)
  // If the runtime or the router fails to load, the page stays usable, and the next navigation or command
  // tries again.
  onFirstUse(() => void loadRuntime().catch(() => undefined), needsRuntime)
  onRuntimeUse(() => void ready().catch(() => undefined))
}

const root = document.getElementById("root")
// Evaluating React and hydrating in one task would block a slow processor for 50 ms.
await nextTask()
if (root !== null) await start(root)
