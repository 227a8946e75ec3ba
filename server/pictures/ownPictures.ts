import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { Context, Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { forAWeek } from "./caching.ts"

/** Folder with the pictures of the retailer's own articles and categories. Default: none, so that all show a placeholder. */
export const PictureFolder = Context.Reference<string | undefined>("server/pictures/PictureFolder", {
  defaultValue: () => undefined,
})

/** File name extensions in the order in which they are tried. */
const types = [
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
] as const

/** A grey square with the outline of a picture. Its colours are those of the demonstration's pictures. */
const placeholder = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">`,
  `<rect width="400" height="400" fill="#f4f2ec"/>`,
  `<g fill="none" stroke="#8a8f86" stroke-width="8" stroke-linejoin="round">`,
  `<rect x="110" y="130" width="180" height="140" rx="10"/><path d="m110 245 55-50 45 40 30-25 50 45"/>`,
  `<circle cx="240" cy="170" r="14"/></g></svg>`,
].join("")

/** Returns a picture of the folder by its name without extension, or the placeholder. */
export const pictureNamed = async (folder: string, name: string) => {
  for (const [extension, contentType] of types) {
    const bytes = await readFile(join(folder, `${name}.${extension}`)).catch(() => undefined)
    if (bytes !== undefined) return { bytes, contentType, cacheControl: forAWeek }
  }
  // Caches keep the placeholder for only 5 minutes, so that a picture that is added later soon replaces it.
  const bytes = new TextEncoder().encode(placeholder)
  return { bytes, contentType: "image/svg+xml; charset=utf-8", cacheControl: "public, max-age=300" }
}

const route = (kind: "artikel" | "kategorie") =>
  HttpRouter.add(
    "GET",
    `/bilder/${kind}/:name`,
    Effect.gen(function* () {
      const { name = "" } = yield* HttpRouter.params
      const folder = yield* PictureFolder
      const isName = /^[\w-]{1,40}$/u.test(name)
      const { bytes, cacheControl, contentType } = yield* Effect.promise(() =>
        pictureNamed(join(folder ?? "", kind), isName && folder !== undefined ? name : ""),
      )
      return HttpServerResponse.uint8Array(bytes, { contentType, headers: { "cache-control": cacheControl } })
    }),
  )

/** Routes of the retailer's own pictures: `/bilder/artikel/{number}` and `/bilder/kategorie/{id}`. */
export const layer = Layer.mergeAll(route("artikel"), route("kategorie"))
