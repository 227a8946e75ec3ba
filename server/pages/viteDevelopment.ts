import { fileURLToPath } from "node:url"

import { Effect, Layer } from "effect"

import type { Listener } from "../http/listen.ts"
import { PageRenderer, renderOf } from "./PageRenderer.ts"

const root = fileURLToPath(new URL("../../ui/", import.meta.url))

/** The files of a page while Vite serves the sources. Vite's client script must run first. */
const files = { entry: "/entry-client.tsx", styles: [], modules: [], runtime: [] }

/**
 * Starts Vite for development. It serves the storefront's sources and reloads changed ones in the browser.
 * Every page is rendered with the current modules.
 */
export const startVite = Effect.gen(function* () {
  const { createServer } = yield* Effect.promise(() => import("vite"))
  const vite = yield* Effect.acquireRelease(
    Effect.promise(() => createServer({ root, server: { middlewareMode: true }, appType: "custom" })),
    (server) => Effect.promise(() => server.close()),
  )
  const load = Effect.promise(async () => {
    const render = renderOf(await vite.ssrLoadModule("/entry-server.tsx"))
    if (render === undefined) throw new Error("entry-server.tsx exports no render")
    return render
  })
  const shell = yield* Effect.promise(() =>
    vite.transformIndexHtml("/", "<html><head></head><body></body></html>"),
  )
  const head = /<head>(.*)<\/head>/su.exec(shell)?.[1] ?? ""
  const before =
    (listener: Listener): Listener =>
    (request, response) =>
      vite.middlewares(request, response, () => listener(request, response))
  return { layer: Layer.succeed(PageRenderer, { load, live: { files, head } }), before }
})
