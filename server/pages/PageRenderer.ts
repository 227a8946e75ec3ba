import { pathToFileURL } from "node:url"

import type { Render } from "@heimwerk/ui/render.ts"
import { Context, Effect, Layer } from "effect"

import { BuildMissing } from "../files/ClientFiles.ts"
import type { PageFiles } from "../files/Manifest.ts"

/**
 * Renders the page at an address: with the server build of the storefront, or with Vite's current modules in
 * development.
 */
export class PageRenderer extends Context.Service<
  PageRenderer,
  {
    readonly load: Effect.Effect<Render>
    /**
     * Set only in development, where there is no manifest: the page's files, and the scripts that Vite adds
     * to the head.
     */
    readonly live?: { readonly files: PageFiles; readonly head: string }
  }
>()("server/PageRenderer") {}

const isRender = (value: unknown): value is Render => typeof value === "function"

/** Returns the `render` function that a module exports. */
export const renderOf = (module: unknown): Render | undefined =>
  typeof module === "object" && module !== null && "render" in module && isRender(module.render)
    ? module.render
    : undefined

/**
 * Renders with the server build, which is imported once at start. `NODE_ENV` must be set before, because
 * React checks it on import and is slow in development mode.
 */
export const layer = (file: string) =>
  Layer.effect(
    PageRenderer,
    Effect.gen(function* () {
      process.env["NODE_ENV"] ??= "production"
      const missing = new BuildMissing({ folder: file })
      const module: unknown = yield* Effect.tryPromise({
        try: () => import(pathToFileURL(file).href),
        catch: () => missing,
      })
      const render = renderOf(module)
      return render === undefined ? yield* missing : { load: Effect.succeed(render) }
    }),
  )
