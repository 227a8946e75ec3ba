import { createServer } from "node:http"
import { Script } from "node:vm"

import { assert, describe, it } from "@effect/vitest"
import { demonstrationServices } from "@heimwerk/server/thirdparty/demonstrationServices.ts"
import { makeThirdParty } from "@heimwerk/server/thirdparty/listener.ts"
import { Effect } from "effect"

import { send } from "../support/send.ts"

/** The simulated third parties on a free port until the scope closes. */
const thirdParties = Effect.map(
  Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<{ readonly origin: string; readonly close: () => void }>((resolve) => {
          const server = createServer(makeThirdParty())
          server.listen(0, "127.0.0.1", () => {
            const address = server.address()
            const port = typeof address === "object" ? address?.port : undefined
            const close = () => {
              server.closeAllConnections()
              server.close()
            }
            resolve({ origin: `http://127.0.0.1:${port}`, close })
          })
        }),
    ),
    ({ close }) => Effect.sync(close),
  ),
  ({ origin }) => ({
    ask: (path: string, options: Parameters<typeof send>[2] = {}) =>
      Effect.promise(() => send(origin, path, options)),
  }),
)

const scripts = [
  ...Object.values(demonstrationServices("").addresses),
  "/dienste/usercentrics-v2.js",
  "/dienste/usercentrics-v3.js",
]

describe("the third parties of the demonstration", () => {
  it.effect("the simulated third parties serve map tiles with towns to other origins, without cookies", () =>
    Effect.gen(function* () {
      const { ask } = yield* thirdParties
      const { headers, setCookie, status, text } = yield* ask("/karten/8/132/85.svg")
      assert.strictEqual(status, 200)
      assert.deepInclude(headers, {
        "content-type": "image/svg+xml; charset=utf-8",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      assert.deepStrictEqual(setCookie, [])
      assert.include(text, "<text")
    }),
  )

  it.effect.each([
    "/",
    "/karten/8/132/85.png",
    "/karten/19/1/1.svg",
    "/karten/x/1/1.svg",
    "/karten/8/132/85.svg/../",
    "/dienste/panel.js",
    "/dienste/constructor.js",
    "/dienste/video/experten/busy",
    "//",
  ])("the simulated third parties answer 404 for the path %s", (path) =>
    Effect.gen(function* () {
      const { ask } = yield* thirdParties
      assert.strictEqual((yield* ask(path)).status, 404)
    }),
  )

  it.effect.each(scripts)("the simulated third parties serve the script %s without cookies", (path) =>
    Effect.gen(function* () {
      const { ask } = yield* thirdParties
      const { headers, setCookie, status, text } = yield* ask(path)
      assert.strictEqual(status, 200)
      assert.strictEqual(headers["content-type"], "text/javascript; charset=utf-8")
      assert.deepStrictEqual(setCookie, [])
      assert.doesNotThrow(() => new Script(text))
      assert.match(text, /window\.\w+ = /u)
    }),
  )

  it.effect(
    "with a query parameter, the script of a simulated third party fails with status 503 or is empty",
    () =>
      Effect.gen(function* () {
        const { ask } = yield* thirdParties
        assert.strictEqual((yield* ask("/dienste/chatbot.js?verhalten=fehlt")).status, 503)
        assert.strictEqual((yield* ask("/dienste/chatbot.js?verhalten=leer")).text, "")
      }),
  )

  it.effect(
    "a POST request or a query parameter sets the availability of the simulated video experts regardless of the time of day",
    () =>
      Effect.gen(function* () {
        const { ask } = yield* thirdParties
        assert.include((yield* ask("/dienste/video.js")).text, 'experts: "clock"')
        assert.strictEqual((yield* ask("/dienste/video/experten/busy", { method: "POST" })).status, 204)
        assert.include((yield* ask("/dienste/video.js")).text, 'experts: "busy"')
        assert.include((yield* ask("/dienste/video.js?experten=free")).text, 'experts: "free"')
        assert.strictEqual((yield* ask("/dienste/video/experten/maybe", { method: "POST" })).status, 404)
      }),
  )
})
