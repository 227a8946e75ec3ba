import { connect } from "node:net"
import { text } from "node:stream/consumers"

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"

import { contractOf } from "../support/fuzz/contract.ts"
import { requests } from "../support/fuzz/requests.ts"
import { sendFuzzed } from "../support/fuzz/sendFuzzed.ts"
import { cases } from "../support/size.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

/** Number of random requests. */
const runs = cases(200, 1000)

/** Sends a request with these lines and `Connection: close`, and returns the first line of the answer. */
const raw = async (origin: string, lines: ReadonlyArray<string>) => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"))
  return (await text(socket)).split("\r\n", 1)[0]
}

layer(MemoryShop.layer(), { excludeTestServices: true })("the shop under unusual requests", (it) => {
  it.effect(
    "T-I2 T-Q6: random requests cause no internal error, and every answer follows the OpenAPI document",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const problemOf = contractOf((yield* Effect.promise(() => send(origin, "/openapi.json"))).text)
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(requests, async (request) => {
              const answer = await sendFuzzed(origin, request)
              const { method, path } = request
              assert.isBelow(answer.status, 500, `${method} ${path}`)
              assert.isUndefined(problemOf(method, path, answer), `${method} ${path}: ${answer.text}`)
              if (answer.status < 400 || method === "HEAD") return
              if (answer.headers["content-type"]?.startsWith("text/html") === true) return
              const { code, error, errorDescription, message } = JSON.parse(answer.text)
              assert.isString(code ?? error)
              assert.isNotEmpty(message ?? errorDescription)
            }),
            { numRuns: runs },
          ),
        )
      }),
  )

  it.effect("the answer to a HEAD request has the status of the GET request and no body", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      for (const path of [
        "/",
        "/public/api/markets",
        "/favicon.svg",
        "/manifest.webmanifest",
        "/nirgendwo",
      ]) {
        const head = yield* Effect.promise(() => send(origin, path, { method: "HEAD" }))
        const full = yield* Effect.promise(() => send(origin, path))
        assert.deepStrictEqual([head.status, head.text], [full.status, ""])
      }
    }),
  )

  it.effect.each([
    ["GET", "/shop/rest/V1/anderswerk/basket"],
    ["GET", "/shop/rest/V1/HEIMWERK/basket"],
    ["GET", "/shop/rest/V1/%68eimwerk/basket"],
    ["POST", "/shop/rest/V1/anderswerk/customer/login"],
    ["POST", "/api-anderswerk/forms/craftsmanservice/"],
  ] as const)("the server answers 404 to a path with an unknown brand: %s %s", ([method, path]) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() => send(origin, path, { method, headers: ownPage(origin) }))
      assert.deepStrictEqual([answer.status, JSON.parse(answer.text).code], [404, "NotFound"])
    }),
  )

  it.effect("the server answers 400 to a request with two Host headers", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { host } = new URL(origin)
      const ask = (...lines: ReadonlyArray<string>) => Effect.promise(() => raw(origin, lines))
      const [get, one] = ["GET /public/api/markets HTTP/1.1", `Host: ${host}`]
      assert.strictEqual(yield* ask(get, one), "HTTP/1.1 200 OK")
      assert.strictEqual(yield* ask(get, one, one), "HTTP/1.1 400 Bad Request")
      assert.strictEqual(yield* ask(get, one, "Host: evil.example"), "HTTP/1.1 400 Bad Request")
    }),
  )
})

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "the shop with a public origin",
  (it) => {
    it.effect(
      "the server answers 400 to a request with two Host headers even if its public origin is configured",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const lines = ["GET /public/api/markets HTTP/1.1", "Host: shop.example", "Host: evil.example"]
          assert.strictEqual(yield* Effect.promise(() => raw(origin, lines)), "HTTP/1.1 400 Bad Request")
        }),
    )
  },
)
