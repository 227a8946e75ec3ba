import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"

import { Cache, Context, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"

import { encodedResponder } from "../files/encoded.ts"
import { UnreadablePicture } from "./drawing.ts"
import { sideOf, toWebp, webpResponder } from "./webp.ts"

/** Folder with the pictures of the retailer's own articles and categories. Default: none, so that all show a placeholder. */
export const PictureFolder = Context.Reference<string | undefined>("server/pictures/PictureFolder", {
  defaultValue: () => undefined,
})

/** File name extensions in the order in which they are tried. */
const extensions = ["avif", "webp", "jpg", "png"] as const

/** A grey square with the outline of a picture. Its colours are those of the demonstration's pictures. */
const placeholder = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">`,
  `<rect width="400" height="400" fill="#f4f2ec"/>`,
  `<g fill="none" stroke="#8a8f86" stroke-width="8" stroke-linejoin="round">`,
  `<rect x="110" y="130" width="180" height="140" rx="10"/><path d="m110 245 55-50 45 40 30-25 50 45"/>`,
  `<circle cx="240" cy="170" r="14"/></g></svg>`,
].join("")

/** Caches keep the placeholder for only 5 minutes, so that a picture that is added later soon replaces it. */
const placeholderResponder = encodedResponder({
  bytes: new TextEncoder().encode(placeholder),
  contentType: "image/svg+xml; charset=utf-8",
  cacheControl: "public, max-age=300",
  isCompressible: true,
})

/**
 * Maximum number of scaled pictures in memory. A photo of 640 px has about 50 KB, so all together need about 50 MB.
 * A cache in front of the shop keeps them for longer.
 */
const maxPictures = 1000

/** A file in a version of it, and the side length of the scaled picture. */
interface Wanted {
  readonly file: string
  readonly changedAt: number
  readonly side: number
}

/** Finds the file of a picture. `name` has no extension. Returns `undefined` if no file has this name. */
const fileNamed = async (folder: string, name: string) => {
  for (const extension of extensions) {
    const file = join(folder, `${name}.${extension}`)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() === true) return { file, changedAt: found.ctimeMs }
  }
  return undefined
}

const scaled = ({ file, side }: Wanted) =>
  Effect.tryPromise({
    try: () => readFile(file),
    catch: (cause) => new UnreadablePicture({ cause }),
  }).pipe(
    Effect.flatMap((source) => toWebp(source, side)),
    Effect.map(webpResponder),
    Effect.catchTag("UnreadablePicture", ({ cause }) =>
      Effect.as(
        Effect.logWarning(
          `The picture ${file} cannot be read, so shoppers see a placeholder. Replace the file.`,
          cause,
        ),
        placeholderResponder,
      ),
    ),
  )

const isName = (name: string) => /^[\w-]{1,40}$/u.test(name)

/** Routes of the retailer's own pictures: `/bilder/artikel/{number}` and `/bilder/kategorie/{id}`. */
export const layer = Layer.unwrap(
  Effect.gen(function* () {
    const pictures = yield* Cache.make({ lookup: scaled, capacity: maxPictures })
    const route = (kind: "artikel" | "kategorie") =>
      HttpRouter.add("GET", `/bilder/${kind}/:name`, (request) =>
        Effect.gen(function* () {
          const { name = "" } = yield* HttpRouter.params
          const folder = yield* PictureFolder
          if (folder === undefined || !isName(name)) return yield* placeholderResponder(request)
          const found = yield* Effect.promise(() => fileNamed(join(folder, kind), name))
          if (found === undefined) return yield* placeholderResponder(request)
          const respond = yield* Cache.get(pictures, { ...found, side: sideOf(request.url) })
          return yield* respond(request)
        }),
      )
    return Layer.mergeAll(route("artikel"), route("kategorie"))
  }),
)
