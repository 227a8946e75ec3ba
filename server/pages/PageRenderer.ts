import { pathToFileURL } from "node:url"

import type { Render } from "@heimwerk/ui/render.ts"
import { Context, Effect, Layer } from "effect"

import { BuildMissing } from "../files/ClientFiles.ts"
import type { PageFiles } from "../files/Manifest.ts"

/** What turns an address into a page: the storefront's server build, or Vite's live modules in development. */
export class PageRenderer extends Context.Service<
  PageRenderer,
  {
    readonly load: Effect.Effect<Render>
    /** Set in development, where there is no manifest and Vite puts scripts of its own into the head. */
    readonly live?: { readonly files: PageFiles; readonly head: string }
  }
>()("server/PageRenderer") {}

const isRender = (value: unknown): value is Render => typeof value === "function"

/** The `render` a module exports. */
export const renderOf = (module: unknown): Render | undefined =>
  typeof module === "object" && module !== null && "render" in module && isRender(module.render)
    ? module.render
    : undefined

/**
 * The renderer of the server build; the module is loaded once, at start. React asks the environment then whether it is
 * being developed, and is slow if it is.
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
