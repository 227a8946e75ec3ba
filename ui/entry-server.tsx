import { type ReactNode, StrictMode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  redirect,
  StaticRouterProvider,
} from "react-router-dom"

import { type Answer, statusOf } from "./pages/Answer.ts"
import { articleIdsIn } from "./pages/articleIdsIn.ts"
import { isShopData } from "./layout/isShopData.ts"
import { shopRoute } from "./layout/ShopData.ts"
import { EarlyClicks } from "./hydration/lazyPart.tsx"
import type { PageMeta } from "./pages/PageMeta.ts"
import type { Render, RenderedPage, RunPage } from "./render.ts"
import { type Loaders, makeRoutes } from "./routes.tsx"
import { partsOf } from "./layout/visitorParts.tsx"

const isAnswer = (value: unknown): value is Answer<unknown> =>
  typeof value === "object" && value !== null && "kind" in value

/**
 * Removes structured data from the state for the browser. Search engines read it from the markup, and the
 * browser does not need it.
 */
const forBrowser = (answer: unknown): unknown => {
  if (!isAnswer(answer) || answer.kind === "moved") return answer
  const { jsonLd: _, ...meta } = answer.meta
  return { ...answer, meta }
}

const brokenMeta: PageMeta = {
  title: "Da ist etwas schief gelaufen",
  description: "",
  canonicalPath: "/",
  robots: "noindex",
}

const loadersFor = (run: RunPage, runLayout: RunPage): Loaders => ({
  shop: async (load) => runLayout(await load()),
  page: async (load, { params, request }) => {
    const answer = await run((await load())({ url: new URL(request.url), params }))
    if (answer.kind === "moved") throw redirect(answer.to, statusOf(answer))
    return data(answer, { status: statusOf(answer) })
  },
  component: (load) => load(),
})

/**
 * Renders the whole markup, including the parts that the browser hydrates later. The markup of those parts waits
 * only until their modules are loaded, which happens once per process. Rejects before anything is sent if the
 * page cannot be rendered.
 */
const shell = (page: ReactNode, signal: AbortSignal): Promise<RenderedPage["pipe"]> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // Without this setting, React sends large parts after the page and inserts them by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve((destination) => stream.pipe(destination)),
      onShellError: reject,
    })
    signal.addEventListener("abort", () => stream.abort(signal.reason), { once: true })
  })

/** Loads the data of the page with the visitor's ports and prepares its markup for streaming. */
export const render: Render = async ({ run, runLayout = run, signal, url }) => {
  const handler = createStaticHandler(makeRoutes(loadersFor(run, runLayout)))
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("Location") ?? "/" }
  }
  const [error] = Object.values(context.errors ?? {})
  if (isRouteErrorResponse(error) && error.status === 404) return { kind: "unknown" }
  if (error !== undefined) throw error
  const shop = context.loaderData[shopRoute]
  const answers = context.matches
    .filter(({ route }) => route.id !== shopRoute)
    .map(({ route }) => ({ id: route.id, answer: context.loaderData[route.id] }))
  const answer = answers.map(({ answer }) => answer).find(isAnswer)
  const loaderData = Object.fromEntries([
    [shopRoute, shop],
    ...answers.map(({ answer, id }) => [id, forBrowser(answer)]),
  ])
  const router = createStaticRouter(handler.dataRoutes, { ...context, loaderData })
  const meta = answer !== undefined && answer.kind !== "moved" ? answer.meta : brokenMeta
  return {
    kind: "page",
    status: context.statusCode,
    meta,
    state: { loaderData },
    personal: (isShopData(shop) && shop.personal) || meta.isPrivate === true,
    ...(isShopData(shop) ? { partsFor: partsOf(shop) } : {}),
    articleIds: articleIdsIn(answers),
    modules: answers.map(({ id }) => id),
    pipe: await shell(
      <StrictMode>
        <StaticRouterProvider router={router} context={{ ...context, loaderData }} hydrate={false} />
        {/*
         * Renders nothing. React counts the children of each element for the ids of `useId`, and hydration does not
         * replace ids in the markup. The root therefore has the same children as in the browser.
         */}
        <EarlyClicks of={router} />
      </StrictMode>,
      signal,
    ),
  }
}
