import { readFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { join } from "node:path"

import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"
import { freePort } from "../../support/freePort.ts"
import { anna, cookieOf, login } from "../support/account.ts"
import { greeting } from "../support/greeting.ts"
import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { nginxProgram, proxyBehindBalancer, proxyOfDeployment } from "../support/sharedCache.ts"
import { send } from "../support/send.ts"

const app = "https://app.shop.example"

/** A server with this listener. It stops with the scope. */
const serverWith = (listener: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const port = await freePort()
      const server = createServer(listener)
      await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
      return { origin: `http://127.0.0.1:${port}`, server }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.close()
        server.closeAllConnections()
      }),
  )

/** A server that answers with the `X-Forwarded-For` of the request. */
const addressEcho = serverWith(({ headers }, answer) => answer.end(headers["x-forwarded-for"]))

describe("the proxy of deploy/nginx.conf", () => {
  it("a request waits for an equal one only for files, because most pages are never stored", () => {
    const [, ...locations] = readFileSync(join(root, "deploy/nginx.conf"), "utf8").split("location ")
    const waiting = locations.filter((location) => location.includes("proxy_cache_lock on"))
    assert.deepStrictEqual(
      waiting.map((location) => location.split(" {")[0]),
      ["~ ^/(?:bilder|ui)/"],
    )
  })
})

if (nginxProgram === undefined) {
  describe("the proxy of deploy/nginx.conf", () => {
    it("the test of the proxy is skipped on a machine without nginx", (context) => context.skip())
  })
} else {
  layer(
    MemoryShop.layer(
      { pageCacheSeconds: 30, allowedOrigins: [app] },
      { pages: pagesOf(greeting), trustsClients: true },
    ),
    {
      excludeTestServices: true,
    },
  )("the proxy of deploy/nginx.conf", (it) => {
    it.effect(
      "the proxy keeps the page of a visitor without cookies, and passes on every request with a cookie of the shop",
      () =>
        Effect.gen(function* () {
          const { origin: shop } = yield* MemoryShop
          const origin = yield* proxyOfDeployment(shop)
          const session = cookieOf(yield* login(anna), "heimwerk_session")
          const open = (cookie: string) =>
            Effect.map(
              Effect.promise(() => send(origin, "/", { headers: cookie === "" ? {} : { cookie } })),
              ({ headers, text }) => `${headers["x-cache"]} ${/Hallo \w+/u.exec(text)?.[0]}`,
            )
          assert.deepStrictEqual(
            yield* Effect.forEach(
              ["", "", "other=1", session, `other=1; ${session}`, "market_id=520", "heimwerk_consents=x", ""],
              open,
            ),
            [
              "MISS Hallo Gast",
              "HIT Hallo Gast",
              "HIT Hallo Gast",
              "BYPASS Hallo Anna",
              "BYPASS Hallo Anna",
              "BYPASS Hallo Gast",
              "BYPASS Hallo Gast",
              "HIT Hallo Gast",
            ],
          )
        }),
    )

    it.effect(
      "a search for a word that ends with the name of a compression does not fill the cache of another search",
      () =>
        Effect.gen(function* () {
          const { origin: shop } = yield* MemoryShop
          const origin = yield* proxyOfDeployment(shop)
          const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
            Effect.map(
              Effect.promise(() => send(origin, path, { headers })),
              (answer) => `${answer.headers["x-cache"]} ${answer.headers["content-encoding"]}`,
            )
          assert.deepStrictEqual(
            [
              yield* ask("/s/hammerbr"),
              yield* ask("/s/hammerbr"),
              yield* ask("/s/hammer", { "accept-encoding": "br" }),
            ],
            ["MISS undefined", "HIT undefined", "MISS br"],
          )
        }),
    )

    it.effect("the proxy does not let a visitor choose the host of the links in a stored answer", () =>
      Effect.gen(function* () {
        const { origin: shop } = yield* MemoryShop
        const origin = yield* proxyOfDeployment(shop)
        const headers = { "x-forwarded-host": "evil.example" }
        const { text } = yield* Effect.promise(() => send(origin, "/sitemap.xml", { headers }))
        assert.include(text, "<loc>")
        assert.notInclude(text, "evil.example")
      }),
    )

    it.effect("an address of up to 8,000 characters is answered, and so are the visitors after it", () =>
      Effect.gen(function* () {
        const { origin: shop } = yield* MemoryShop
        const origin = yield* proxyOfDeployment(shop, shop)
        const paths = [2_000, 2_500, 3_000, 3_500, 4_000, 8_000].flatMap((length) => [
          `/s/hammer?campaign=`.padEnd(length, "a"),
          `/s/hammer?visitor=${length}`,
        ])
        const answers = yield* Effect.forEach(paths, (path) => Effect.promise(() => send(origin, path)))
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          paths.map(() => 200),
        )
      }),
    )

    it.effect("a request with a long address and a long host does not keep the next visitors out", () =>
      Effect.gen(function* () {
        const { origin: shop } = yield* MemoryShop
        const origin = yield* proxyOfDeployment(shop, shop)
        const path = "/s/hammer?campaign=".padEnd(8_000, "a")
        const ask = (host: string) => Effect.promise(() => send(origin, path, { headers: { host } }))
        const hosts = ["h".repeat(7_000), "h".repeat(7_000), "localhost"]
        const answers = yield* Effect.forEach(hosts, ask)
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 200, 200],
        )
      }),
    )

    it.effect("the proxy sends the shop the visitor's address, which the visitor cannot choose", () =>
      Effect.gen(function* () {
        const { origin: shop } = yield* addressEcho
        // The load balancer appends the address of its client to the header of the visitor.
        const headers = { "x-forwarded-for": "198.51.100.7, 203.0.113.9" }
        const ask = (origin: string) => Effect.promise(() => send(origin, "/", { headers }))
        assert.strictEqual((yield* ask(yield* proxyOfDeployment(shop))).text, "127.0.0.1")
        assert.strictEqual((yield* ask(yield* proxyBehindBalancer(shop))).text, "203.0.113.9")
      }),
    )

    it.effect(
      "during a rolling upgrade, the proxy finds every script that one of the instances has, and still answers 404 for others",
      () =>
        Effect.gen(function* () {
          const withFiles = (...files: ReadonlyArray<string | undefined>) =>
            serverWith(({ url }, answer) => {
              answer.statusCode = files.includes(url) ? 200 : 404
              answer.end()
            })
          const { origin: older } = yield* withFiles("/ui/js/old1.js", "/ui/js/old2.js")
          const { origin: newer } = yield* withFiles("/ui/js/new1.js", "/ui/js/new2.js")
          const origin = yield* proxyOfDeployment(older, newer)
          const ask = (name: string) => Effect.promise(() => send(origin, `/ui/js/${name}.js`))
          const names = ["new1", "new2", "old1", "old2", "gone", "gone", "new1", "old1"]
          const answers = yield* Effect.forEach(names, ask)
          assert.deepStrictEqual(
            answers.map(({ status }) => status),
            [200, 200, 200, 200, 404, 404, 200, 200],
          )
        }),
    )

    it.effect("the proxy keeps a picture for all visitors, also for those with a session", () =>
      Effect.gen(function* () {
        const { origin: shop } = yield* MemoryShop
        const origin = yield* proxyOfDeployment(shop)
        const session = cookieOf(yield* login(anna), "heimwerk_session")
        const ask = (cookie: string, width: number) =>
          Effect.promise(() =>
            send(origin, `/bilder/hammer/front-red.webp?width=${width}`, {
              headers: cookie === "" ? {} : { cookie },
            }),
          )
        const answers = [
          yield* ask(session, 200),
          yield* ask(session, 200),
          yield* ask("", 200),
          yield* ask("", 300),
        ]
        assert.deepStrictEqual(
          answers.map(({ headers }) => `${headers["x-cache"]} ${headers["content-type"]}`),
          ["MISS image/webp", "HIT image/webp", "HIT image/webp", "MISS image/webp"],
        )
      }),
    )

    it.effect(
      "another front end gets an answer for its origin, although the proxy keeps the shop's own answer",
      () =>
        Effect.gen(function* () {
          const { origin: shop } = yield* MemoryShop
          const origin = yield* proxyOfDeployment(shop)
          const ask = (headers: Readonly<Record<string, string>>) =>
            Effect.map(
              Effect.promise(() => send(origin, "/public/api/markets", { headers })),
              (answer) => `${answer.headers["x-cache"]} ${answer.headers["access-control-allow-origin"]}`,
            )
          assert.deepStrictEqual(yield* Effect.forEach([{}, { origin: app }, {}], ask), [
            "MISS undefined",
            `BYPASS ${app}`,
            "HIT undefined",
          ])
        }),
    )
  })
}
