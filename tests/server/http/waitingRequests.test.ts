import { once } from "node:events"
import { connect } from "node:net"

import { assert, layer } from "@effect/vitest"
import { errorPage } from "@heimwerk/core/navigation/pageTexts.ts"
import type { Render } from "@heimwerk/ui/render.ts"
import { Effect } from "effect"

import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { send } from "../support/send.ts"

const held: Array<() => void> = []

/** Renders every page at once, except those under `/s/`, which wait until the test releases them. */
const render: Render = async ({ url }) => {
  if (url.pathname.startsWith("/s/")) await new Promise<void>((resolve) => held.push(resolve))
  return {
    kind: "page",
    status: 200,
    meta: { title: "Baumarkt", description: "Alles", canonicalPath: url.pathname },
    state: {},
    personal: false,
    modules: [],
    pipe: (destination) => destination.end("<main>Seite</main>"),
  }
}

const otherFront = "https://app.shop.example"

const shop = MemoryShop.layer(
  { allowedOrigins: [otherFront] },
  { maxWaitingRequests: 2, pages: pagesOf(render) },
)

const asPage = { accept: "text/html" }

const release = () => {
  for (const resolve of held.splice(0)) resolve()
}

layer(shop, { excludeTestServices: true })("a server on which too many requests wait", (it) => {
  it.effect(
    "the server refuses requests with 503 while two others wait for their answers, and answers them again afterwards",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const get = (path: string, accept = "text/html") =>
          Effect.promise(() => send(origin, path, { headers: { accept } }))
        const waiting = [
          send(origin, "/s/bohrer", { headers: asPage }),
          send(origin, "/s/farbe", { headers: asPage }),
        ]
        yield* Effect.promise(async () => {
          while (held.length < 2) await new Promise(setImmediate)
        })

        const page = yield* get("/")
        assert.deepStrictEqual([page.status, page.headers["retry-after"]], [503, "2"])
        assert.include(page.text, errorPage.headline)
        assert.include(page.text, errorPage.button)
        assert.strictEqual(page.headers["x-content-type-options"], "nosniff")
        const form = yield* Effect.promise(() =>
          send(origin, "/formular/warenkorb", { method: "POST", headers: asPage }),
        )
        assert.strictEqual(form.status, 503)
        assert.include(form.text, errorPage.headline)
        const api = yield* Effect.promise(() =>
          send(origin, "/public/api/markets", {
            headers: { accept: "application/json", origin: otherFront },
          }),
        )
        assert.deepStrictEqual(
          [api.status, api.headers["cache-control"], JSON.parse(api.text).code],
          [503, "no-store", "Unavailable"],
        )
        assert.strictEqual(api.headers["access-control-allow-origin"], otherFront)
        assert.strictEqual(api.headers["access-control-expose-headers"], "retry-after")
        assert.strictEqual((yield* get("/health/live", "*/*")).status, 200)
        const preflight = (from: string) =>
          Effect.promise(() =>
            send(origin, "/public/api/markets", {
              method: "OPTIONS",
              headers: { origin: from, "access-control-request-method": "GET" },
            }),
          )
        assert.strictEqual((yield* preflight(otherFront)).status, 204)
        assert.strictEqual((yield* preflight("https://unknown.example")).status, 503)

        release()
        const statuses = yield* Effect.promise(() => Promise.all(waiting))
        assert.deepStrictEqual(
          statuses.map(({ status }) => status),
          [200, 200],
        )
        assert.strictEqual((yield* get("/")).status, 200)
      }),
  )

  it.effect("T-D13: clients that have sent only a part of their request do not count as waiting", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { host, port } = new URL(origin)
      const sockets = yield* Effect.promise(() =>
        Promise.all(
          Array.from({ length: 3 }, async () => {
            const socket = connect(Number(port), "127.0.0.1")
            await once(socket, "connect")
            socket.write(
              `POST /shop/rest/V1/heimwerk/basket/items HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nx-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\nidempotency-key: slow\r\ncontent-length: 100\r\n\r\n{`,
            )
            return socket
          }),
        ),
      )
      const { status } = yield* Effect.promise(() => send(origin, "/", { headers: asPage }))
      for (const socket of sockets) socket.destroy()
      assert.strictEqual(status, 200)
    }),
  )
})
