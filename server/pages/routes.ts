import { Effect } from "effect"
import { HttpRouter } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { notFound } from "../security/refusal.ts"
import { renderPage } from "./render.ts"

/** Paths of the contract and of built files answer with a refusal of their own, never with a page. */
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

/** A file in the root that the build does not have, such as a browser's guess at an icon. */
const rootFile = /^\/[^/]+\.[a-z0-9]{2,5}$/u

const isForMachines = (path: string) =>
  rootFile.test(path) || machinePaths.some((prefix) => path.startsWith(prefix))

const pathOf = (url: string) => url.split(/[?#]/u, 1)[0] ?? "/"

/** Files of the build first, then the pages; the storefront answers unknown addresses itself. */
export const layer = HttpRouter.add("GET", "/*", (request) =>
  Effect.gen(function* () {
    const path = pathOf(request.url)
    const file = (yield* ClientFiles).find(path)
    if (file !== undefined) return yield* file(request)
    return isForMachines(path) ? notFound : yield* renderPage
  }),
)
