import { type ReactNode, StrictMode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  data,
  redirect,
  StaticRouterProvider,
} from "react-router-dom"

import { type Answer, statusOf } from "./pages/Answer.ts"
import { isShopData, shopRoute } from "./layout/ShopData.ts"
import type { PageMeta } from "./pages/PageMeta.ts"
import type { Render, RenderedPage } from "./render.ts"
import { type Loaders, makeRoutes } from "./routes.tsx"

const isAnswer = (value: unknown): value is Answer<unknown> =>
  typeof value === "object" && value !== null && "kind" in value

/** Structured data is for machines that read the page once; the browser's copy of the state does without. */
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

const loadersFor = (run: Parameters<Render>[0]["run"]): Loaders => ({
  shop: async (load) => run(await load()),
  page: async (load, { params, request }) => {
    const answer = await run((await load())({ url: new URL(request.url), params }))
    if (answer.kind === "moved") throw redirect(answer.to, statusOf(answer))
    return data(answer, { status: statusOf(answer) })
  },
})

/**
 * Renders until the whole markup is there, parts whose script comes later included: they wait for nothing but their module, once per
 * process, and stand in their places. A page that cannot be rendered rejects before anything was sent.
 */
const shell = (page: ReactNode, nonce: string, signal: AbortSignal): Promise<RenderedPage["pipe"]> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // React would send the larger parts after the page, and move them into it by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve((destination) => stream.pipe(destination)),
      onShellError: reject,
    })
    signal.addEventListener("abort", () => stream.abort(signal.reason), { once: true })
  })

/** Loads the page at an address through the visitor's ports and gets its markup ready to stream. */
export const render: Render = async ({ nonce, run, signal, url }) => {
  const handler = createStaticHandler(makeRoutes(loadersFor(run)))
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("Location") ?? "/" }
  }
  const errors = Object.values(context.errors ?? {})
  if (errors.length > 0) throw errors[0]
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
  return {
    kind: "page",
    status: context.statusCode,
    meta: answer !== undefined && answer.kind !== "moved" ? answer.meta : brokenMeta,
    state: { loaderData },
    personal: isShopData(shop) && shop.personal,
    modules: answers.map(({ id }) => id),
    pipe: await shell(
      <StrictMode>
        <StaticRouterProvider
          router={router}
          context={{ ...context, loaderData }}
          hydrate={false}
          nonce={nonce}
        />
      </StrictMode>,
      nonce,
      signal,
    ),
  }
}
