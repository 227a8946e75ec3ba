import { assert, layer } from "@effect/vitest"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { OpenApi } from "effect/http-api"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const app = "https://app.shop.example"
const markets = "/public/api/markets"
const items = "/shop/rest/V1/heimwerk/basket/items"
const line = JSON.stringify({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })
const scripted = { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" }

/** Headers that any request of the client can have, apart from those that browsers always allow. */
const sharedHeaders = ["content-type", "traceparent", "x-requested-with"]

/** Headers of the endpoints of the contract. */
const endpointHeaders = Object.values(OpenApi.fromApi(ShopApi).paths)
  .flatMap((path) => [path.get, path.post, path.put, path.delete])
  .flatMap((operation) => operation?.parameters ?? [])
  .filter((parameter) => parameter.in === "header")
  .map(({ name }) => name)

const ask = Effect.fnUntraced(function* (path: string, options: Parameters<typeof send>[2]) {
  const { origin } = yield* MemoryShop
  return yield* Effect.promise(() => send(origin, path, options))
})

layer(MemoryShop.layer({ allowedOrigins: [app] }), { excludeTestServices: true })(
  "a shop with an allowed origin",
  (it) => {
    it.effect(
      "a preflight request of an allowed origin allows every header of the endpoints of the contract, and a change can follow",
      () =>
        Effect.gen(function* () {
          const preflight = yield* ask(items, {
            method: "OPTIONS",
            headers: { origin: app, "access-control-request-method": "POST" },
          })
          assert.strictEqual(preflight.status, 204)
          assert.deepInclude(preflight.headers, {
            "access-control-allow-origin": app,
            "access-control-allow-credentials": "true",
            "access-control-allow-methods": "GET, POST, PUT, DELETE",
            "access-control-max-age": "7200",
          })
          assert.sameMembers(preflight.headers["access-control-allow-headers"]?.split(", ") ?? [], [
            ...new Set([...endpointHeaders, ...sharedHeaders]),
          ])
          const added = yield* ask(items, {
            method: "POST",
            headers: { origin: app, "sec-fetch-site": "same-site", ...scripted },
            body: line,
          })
          assert.strictEqual(added.status, 200)
          assert.strictEqual(added.headers["access-control-allow-origin"], app)
          assert.isNotEmpty(added.setCookie)
        }),
    )

    it.effect("a page of an allowed origin can read the header Retry-After of an answer", () =>
      Effect.gen(function* () {
        const { headers } = yield* ask(markets, { headers: { origin: app } })
        assert.strictEqual(headers["access-control-expose-headers"], "retry-after")
      }),
    )

    it.effect(
      "a change from a page of an allowed origin requires the header X-Requested-With, which forms cannot send",
      () =>
        Effect.gen(function* () {
          const { status } = yield* ask(items, {
            method: "POST",
            headers: { origin: app, "content-type": "application/json" },
            body: line,
          })
          assert.strictEqual(status, 403)
        }),
    )

    it.effect(
      "T-H7: a page of an origin that is not allowed can neither read the list of markets nor change the basket",
      () =>
        Effect.gen(function* () {
          for (const origin of [
            "https://evil.example",
            "null",
            `${app}.evil.example`,
            "https://shop.example",
          ]) {
            const preflight = yield* ask(items, {
              method: "OPTIONS",
              headers: { origin, "access-control-request-method": "POST" },
            })
            const read = yield* ask(markets, { headers: { origin } })
            const added = yield* ask(items, { method: "POST", headers: { origin, ...scripted }, body: line })
            assert.isUndefined(preflight.headers["access-control-allow-origin"])
            assert.isUndefined(read.headers["access-control-allow-origin"])
            assert.strictEqual(read.headers["cross-origin-resource-policy"], "same-origin")
            assert.strictEqual(added.status, 403)
          }
        }),
    )

    it.effect(
      "the list of markets has the header Vary: Origin for caches, and the home page cannot be read from an allowed origin",
      () =>
        Effect.gen(function* () {
          const read = yield* ask(markets, { headers: { origin: app } })
          assert.strictEqual(read.headers["access-control-allow-origin"], app)
          assert.match(read.headers["vary"] ?? "", /\bOrigin\b/u)
          const page = yield* ask("/", { headers: { origin: app } })
          assert.isUndefined(page.headers["access-control-allow-origin"])
        }),
    )
  },
)

layer(MemoryShop.layer(), { excludeTestServices: true })("a shop without allowed origins", (it) => {
  it.effect(
    "T-H7: without the setting ALLOWED_ORIGINS, a page of another origin cannot read the list of markets",
    () =>
      Effect.gen(function* () {
        const read = yield* ask(markets, { headers: { origin: app } })
        assert.isUndefined(read.headers["access-control-allow-origin"])
        assert.notMatch(read.headers["vary"] ?? "", /\bOrigin\b/u)
      }),
  )

  it.effect.each([
    "/bilder/hammer/front-red.webp",
    "/bilder/energielabel/1000001.svg",
    "/bilder/artikel/500001",
    "/bilder/kategorie/10",
    "/medien/hammer.mp4",
  ])("pages of every origin can show the picture or film %s, also after it was revalidated", (path) =>
    Effect.gen(function* () {
      const shown = yield* ask(path, {})
      const again = yield* ask(path, { headers: { "if-none-match": shown.headers["etag"] ?? "*" } })
      for (const { headers } of [shown, again])
        assert.strictEqual(headers["cross-origin-resource-policy"], "cross-origin")
    }),
  )

  it.effect.each([
    "/medien/hammer",
    "/datenblatt/1000001",
    "/bestellung/1/x/girocode.svg",
    "/favicon.svg?/bilder/",
  ])("pages of another origin cannot embed %s", (path) =>
    Effect.gen(function* () {
      const { headers } = yield* ask(path, {})
      assert.strictEqual(headers["cross-origin-resource-policy"], "same-origin")
    }),
  )
})
