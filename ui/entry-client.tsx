import "./theme/index.css"

import { type ReactNode, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { createStaticRouter, matchRoutes, RouterProvider } from "react-router-dom"

import { fetchFirstCommand, repeatEarlyClicks } from "./hydration/boot.ts"
import { loadRuntime } from "./runtime/bridge.ts"
import { deferRouter } from "./hydration/deferredRouter.ts"
import { partsArrived } from "./hydration/lazyPart.tsx"
import { renderBelowFold } from "./hydration/renderBelowFold.ts"
import { type Loaders, loadComponents, makeRoutes } from "./routes.tsx"
import { onIdle } from "./hydration/onIdle.ts"

const loaders: Loaders = {
  shop: async (load, { request }) => {
    const [{ run }, loadShop] = await Promise.all([loadRuntime(), load()])
    return run(loadShop, request.signal)
  },
  page: async (load, { params, request }) => {
    const [{ run }, loadPage, { redirect }] = await Promise.all([
      loadRuntime(),
      load(),
      import("./hydration/browserRouter.ts"),
    ])
    const answer = await run(loadPage({ url: new URL(request.url), params }), request.signal)
    if (answer.kind === "moved") throw redirect(answer.to)
    return answer
  },
}

/** What the server wrote for this page; without it the router asks for everything again. */
const serverData = (): Record<string, unknown> => {
  const text = document.getElementById("heimwerk-state")?.textContent
  const state: unknown = text ? JSON.parse(text) : undefined
  if (typeof state !== "object" || state === null || !("loaderData" in state)) return {}
  const { loaderData } = state
  return typeof loaderData === "object" && loaderData !== null ? { ...loaderData } : {}
}

/** The scripts of all parts are there, and React has had the time to bring them to life. */
const partsAwake = async () => {
  await partsArrived()
  await new Promise<void>((resolve) => onIdle(resolve))
}

/** When the parts are there, what the first command will need comes, and is made ready while nothing else is to be done. */
const prepareFirstCommand = async () => {
  await partsAwake()
  await fetchFirstCommand()
  onIdle(() => void loadRuntime().catch(() => undefined))
}

/** Does what was asked for before the page could answer, as soon as it can. */
const Awake = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => void repeatEarlyClicks(partsAwake), [])
  return children
}

/** Shows the page the server wrote, and lets the router take over from there. */
const start = async (root: HTMLElement) => {
  const loaderData = serverData()
  const matched = matchRoutes(makeRoutes(loaders), location) ?? []
  const routes = makeRoutes(loaders, await loadComponents(matched.map(({ route }) => route.id)))
  const { hash, pathname, search } = location
  const first = createStaticRouter(routes, {
    basename: "/",
    location: { pathname, search, hash, state: null, key: "default" },
    matches: matchRoutes(routes, location) ?? [],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  })
  const { ready, router } = deferRouter(first, async () => {
    const { browserRouter } = await import("./hydration/browserRouter.ts")
    return browserRouter(routes, { loaderData })
  })
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Awake>
          <RouterProvider router={router} />
        </Awake>
      </StrictMode>,
    )
  })
  // Without a connection the first page stays; the next step tries again.
  onIdle(() => void ready().catch(() => undefined))
  renderBelowFold()
  void prepareFirstCommand()
}

const root = document.getElementById("root")
if (root !== null) await start(root)
