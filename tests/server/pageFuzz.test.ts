import { Agent, request } from "node:http"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { layer as clientFilesIn } from "@heimwerk/server/files/ClientFiles.ts"
import { layer as rendererIn } from "@heimwerk/server/pages/PageRenderer.ts"
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { vi } from "vitest"

import { root } from "../architecture/sources.ts"
import { pageUrls } from "../support/fuzz/pageUrls.ts"
import { cases } from "../support/size.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

/** Number of random page addresses. */
const urls = cases(300, 10_000)
const fuzzTimeoutMillis = 300_000

const built = (path: string) => join(root, "ui/dist", path)

/**
 * The built storefront in production mode, because React is slow in development mode. The mode is set before
 * the import, because React checks it then.
 */
const renderer = Layer.unwrap(
  Effect.sync(() => {
    process.env["NODE_ENV"] = "production"
    return Layer.orDie(rendererIn(built("server/entry-server.js")))
  }),
)
const shop = MemoryShop.layer({}, { pages: renderer, files: Layer.orDie(clientFilesIn(built("client"))) })

layer(shop, { excludeTestServices: true })("page addresses", (it) => {
  it.effect.each(["%0a", "%0d", "%0D%0A", "%E2%80%A8", "%E2%80%A9"])(
    "a page address that contains the line break %s is answered with status 404 and a page",
    (lineBreak) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        for (const path of [`/${lineBreak}`, `/gibt/es/${lineBreak}/nicht`, `/maerkte${lineBreak}`]) {
          const page = yield* Effect.promise(() => send(origin, path, { headers: { accept: "text/html" } }))
          assert.strictEqual(page.status, 404, path)
          assert.include(page.text, "Die Seite, die du suchst, gibt es nicht oder nicht mehr.")
          assert.strictEqual((yield* Effect.promise(() => send(origin, path))).status, 404)
        }
      }),
  )

  it.effect.each(["/%", "/kontakt;%zz", "/;/anna@kunde.example/%", "/markt/%E4ther"])(
    "the server answers 404 to the page address %s, which cannot be decoded, and does not log it",
    (path) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const logged = vi.spyOn(console, "warn")
        const page = yield* Effect.promise(() => send(origin, path, { headers: { accept: "text/html" } }))
        assert.strictEqual(page.status, 404)
        assert.include(page.text, "Die Seite, die du suchst, gibt es nicht oder nicht mehr.")
        assert.deepStrictEqual(logged.mock.calls, [])
        logged.mockRestore()
      }),
  )

  it.effect(
    "T-Q6: random page addresses cause no internal error",
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
            fc.asyncProperty(pageUrls, async (url) => {
              const status = await statusOf(url)
              seen.set(status, (seen.get(status) ?? 0) + 1)
              assert.isBelow(status, 500, url)
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
