import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { unknownAddress } from "../plain/unknownAddress.ts"
import { notFound } from "../security/refusal.ts"
import { makeCachedPages } from "./cachedPages.ts"

/**
 * Path prefixes of files and of interfaces for programs: pictures, media, the build, and most of the HTTP
 * contract. An unknown address below them gets an error response, never a page.
 */
const machinePaths = [
  "/public/",
  "/rest/",
  "/shop/",
  "/bilder/",
  "/medien/",
  "/ui/",
  "/cookie-consent/",
  "/.well-known/",
]

/** Matches a file in the root folder, such as an icon that a browser looks for. */
const rootFile = /^\/[^/]+\.[a-z0-9]{2,5}$/u

const isForMachines = (path: string) =>
  rootFile.test(path) || machinePaths.some((prefix) => path.startsWith(prefix))

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const pathOf = (url: string) => url.split(/[?#]/u, 1)[0] ?? "/"

/**
 * Serves files of the build first, then pages. An unknown file or path for programs gets an error response.
 * The storefront answers all other unknown addresses.
 */
export const layer = Layer.suspend(() => {
  const page = makeCachedPages()
  return HttpRouter.add("GET", "/*", (request) =>
    Effect.gen(function* () {
      const path = pathOf(request.url)
      const file = (yield* ClientFiles).find(path)
      if (file !== undefined) return yield* file(request)
      if (isForMachines(path)) return notFound
      // Does not render a path that cannot be decoded: the renderer would log it as typed, with the identifiers
      // in it.
      if (!isDecodable(path)) return yield* unknownAddress
      return yield* page
    }),
  )
})
