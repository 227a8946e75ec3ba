import { assert, layer } from "@effect/vitest"
import { accountPages } from "@heimwerk/ui/pages/account/routes.ts"
import { routeOf } from "@heimwerk/server/telemetry/routeOf.ts"
import { splitRoutes } from "@heimwerk/ui/pages/splitRoutes.ts"
import { Effect, Logger } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const canary = "Kanarienvogel"

const lines: Array<string> = []
const collected = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])

/** Paths of pages and files outside the OpenAPI document; a name after a colon is a parameter. */
const otherPaths = [
  ...[...accountPages, ...splitRoutes].map(({ path }) => path),
  "/:unknown",
  "/ui/:file",
  "/c/:slug/:categoryId",
  "/p/:slug/:articleId",
  "/s/:term",
  "/markt/:slug",
  "/markt/:slug/oeffnungszeiten.ics",
  "/mein-markt/:marketId",
  "/_widgets/:widget",
  "/bilder/:family/:file",
  "/bilder/app/:file",
  "/bilder/energielabel/:file",
  "/datenblatt/:articleId",
  "/medien/:file",
  "/modelle/:family/:hue",
  "/sitemap/:file",
]

/** The method and the path of every route. */
const readRoutes = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const { text } = yield* Effect.promise(() => send(origin, "/openapi.json"))
  const document: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(text)
  return [
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    ),
    ...otherPaths.map((path) => ({ method: "GET", path: path.replaceAll(/:\w+/gu, "{id}") })),
  ]
})

const urlOf = (path: string) => path.replaceAll("{brand}", "heimwerk").replaceAll(/\{\w+\}/gu, canary)

/** The path with `*` for each parameter. */
const routeAt = (path: string) => path.replaceAll("{brand}", "heimwerk").replaceAll(/\{\w+\}/gu, "*")

layer(MemoryShop.layer({}, { log: collected }), { excludeTestServices: true })(
  "the access log of all routes",
  (it) => {
    it.effect(
      "T-I8: the access log contains the fixed parts of every path of the contract and of every page, and no identifier",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const calls = yield* readRoutes
          assert.isAbove(calls.length, 80)
          lines.length = 0
          for (const { method, path } of calls) {
            const headers = {
              ...ownPage(origin),
              cookie: `heimwerk_session=${canary}`,
              referer: `${origin}/${canary}`,
            }
            const sent = method === "GET" ? { headers } : { method, headers, body: `{"token":"${canary}"}` }
            yield* Effect.promise(() =>
              send(origin, `${urlOf(path)}?token=${canary}&enteredEmail=${canary}`, sent),
            )
            assert.include(lines.at(-1), ` ${routeAt(path)} `, `${method} ${path}`)
          }
          assert.notInclude(lines.join("\n").toLowerCase(), canary.toLowerCase())
        }),
    )

    it.effect("the measurements of failed requests name every route of the contract and of every page", () =>
      Effect.gen(function* () {
        for (const { path } of yield* readRoutes)
          assert.strictEqual(routeOf(urlOf(path), 500), path === "/{id}" ? "unknown" : routeAt(path))
      }),
    )

    it.effect(
      "requests that are refused at an address without a route have the route `unknown`, also with the words of routes",
      () =>
        Effect.sync(() => {
          for (const path of ["/warenkorb/kasse", "/kontakt//x", "/c", "/c/a/b/c", "/shop/rest/rest/shop"])
            assert.strictEqual(routeOf(path, 403), "unknown")
          assert.strictEqual(routeOf("/c/warenkorb/kasse", 403), "/c/*/*")
          assert.strictEqual(routeOf("/maerkte/", 403), "/maerkte")
        }),
    )
  },
)
