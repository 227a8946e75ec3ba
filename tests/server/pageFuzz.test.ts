import { Agent, request } from "node:http"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { layer as clientFilesIn } from "@heimwerk/server/files/ClientFiles.ts"
import { layer as rendererIn } from "@heimwerk/server/pages/PageRenderer.ts"
import { Effect, Layer } from "effect"
import fc from "fast-check"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const urls = 10_000
const fuzzTimeoutMillis = 300_000

/** Beginnings of page paths: every kind of page, and paths below them. */
const starts = ["/", "/c/", "/c/akkuschrauber/", "/s/", "/p/", "/p/hammer/", "/markt/", "/mein-markt/", "/maerkte", "/warenkorb", "/merkliste", "/kontakt", "/newsletter/bestaetigen", "/meinkonto/", "/service/", "/vertrag-widerrufen", "/_widgets/", "/suche", "/bilder/", "/medien/"] // prettier-ignore

/**
 * Parts of paths that servers often handle wrongly: line breaks, dots, broken escapes, NUL, overlong UTF-8,
 * separators.
 */
const hostile = ["%0a", "%0d", "%0D%0A", "%E2%80%A8", "%E2%80%A9", "%C2%85", "%00", "%", "%zz", "%E0%A4%A", "%C0%AF", "%ED%A0%80", "%2F", "%5C", "..", "%2e%2e", ".", "//", "\\", ";", ":", "@", "*", "(", "[", "$", "~", "'", "\"", "<script>", "{{7*7}}", "null", "undefined", "NaN", "-1", "1e9", "101", "1000001", "__proto__", "constructor", "toString", "%F0%9F%94%A8", "%EF%BB%BF", "%E2%80%AE"] // prettier-ignore

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,12}$/u).map((text) => text.replaceAll(/[#?]/gu, "")) },
) // prettier-ignore
const path = fc
  .tuple(fc.constantFrom(...starts), fc.array(part, { maxLength: 4 }), fc.constantFrom("", "/"))
  .map(([start, parts, separator]) => start + parts.join(separator))
const query = fc
  .array(fc.tuple(fc.constantFrom("q", "page", "sort", "filter", "Brand", "market", "token", "enteredEmail"), part), { maxLength: 3 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`)) // prettier-ignore

const built = (path: string) => join(root, "ui/dist", path)

/** The built storefront, because React is slow in development mode. React checks the environment on import. */
const renderer = Layer.unwrap(
  Effect.sync(() => {
    process.env["NODE_ENV"] = "production"
    return Layer.orDie(rendererIn(built("server/entry-server.js")))
  }),
)
const shop = MemoryShop.layer({}, { pages: renderer, files: Layer.orDie(clientFilesIn(built("client"))) })

layer(shop, { excludeTestServices: true })("page addresses", (it) => {
  it.effect.each(["%0a", "%0d", "%0D%0A", "%E2%80%A8", "%E2%80%A9"])(
    "a page address with the line break %s is answered with 404, as a page for browsers",
    (lineBreak) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        for (const path of [`/${lineBreak}`, `/gibt/es/${lineBreak}/nicht`, `/maerkte${lineBreak}`]) {
          const page = yield* Effect.promise(() => send(origin, path, { headers: { accept: "text/html" } }))
          assert.strictEqual(page.status, 404, path)
          assert.include(page.text, "Diese Adresse gibt es bei uns nicht.")
          assert.strictEqual((yield* Effect.promise(() => send(origin, path))).status, 404)
        }
      }),
  )

  it.effect(
    "10,000 random page addresses cause no internal error",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const agent = new Agent({ keepAlive: true, maxSockets: 4 })
        const statusOf = (path: string) =>
          new Promise<number>((resolve, reject) => {
            const { hostname, port } = new URL(origin)
            request({ hostname, port, path, agent }, (response) => {
              response.resume()
              response.on("end", () => resolve(response.statusCode ?? 0))
            })
              .on("error", reject)
              .end()
          })
        const seen = new Map<number, number>()
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(path, query, async (start, rest) => {
              const status = await statusOf(start + rest)
              seen.set(status, (seen.get(status) ?? 0) + 1)
              assert.isBelow(status, 500, start + rest)
            }),
            { numRuns: urls },
          ),
        )
        agent.destroy()
        assert.isAbove(seen.get(200) ?? 0, 0)
        assert.isAbove(seen.get(404) ?? 0, 0)
      }),
    fuzzTimeoutMillis,
  )
})
