import { assert, describe, it, layer } from "@effect/vitest"
import { stateChangeRefusal } from "@heimwerk/server/security/stateChange.ts"
import { Effect } from "effect"
import { Headers } from "effect/http"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const shop = "https://shop.example"
const settings = {
  publicOrigin: shop,
  securityContact: "",
  pageCacheSeconds: 0,
  keepsPages: true,
  warehouse: "NW",
  environment: "local",
  development: false,
} as const

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"]
const sites = [undefined, "same-origin", "same-site", "cross-site", "none", ""]
const origins = [
  undefined,
  shop,
  "https://evil.example",
  "null",
  "http://shop.example",
  "https://shop.example.evil.example",
]
const scripted = [undefined, "XMLHttpRequest"]
const types = [
  undefined,
  "application/json",
  "application/json; charset=utf-8",
  "text/plain",
  "application/x-www-form-urlencoded",
]

const basket = "/shop/rest/V1/heimwerk/basket/items"
const plainForm = "/formular/warenkorb"
const urls = [
  basket,
  "/api-heimwerk/forms/craftsmanservice/",
  "/api-heimwerk/forms",
  "/x/api-a/forms/",
  plainForm,
  "/formular/anderes",
]

const cells = urls.flatMap((url) =>
  methods.flatMap((method) =>
    sites.flatMap((site) =>
      origins.flatMap((origin) =>
        scripted.flatMap((requestedWith) =>
          types.map((type) => ({ url, method, site, origin, requestedWith, type })),
        ),
      ),
    ),
  ),
)

type Cell = (typeof cells)[number]

const headersOf = ({ origin, requestedWith, site, type }: Cell) =>
  Headers.fromInput({
    host: "shop.example",
    "content-length": "2",
    "sec-fetch-site": site,
    origin,
    "x-requested-with": requestedWith,
    "content-type": type,
  })

/** Implements the rule of quality T-S3 again, independently of the code. */
const expected = ({ method, origin, requestedWith, site, type, url }: Cell) => {
  if (["GET", "HEAD"].includes(method)) return undefined
  const isOwn = site === "same-origin" || (site === undefined && origin === shop)
  // A form that works without JavaScript cannot send the header `X-Requested-With`.
  const isPlain = url === plainForm && method === "POST"
  if (!isOwn || (!isPlain && requestedWith !== "XMLHttpRequest")) return "CrossSite"
  const wanted = url === urls[1] || isPlain ? "application/x-www-form-urlencoded" : "application/json"
  return type?.startsWith(wanted) === true ? undefined : "UnsupportedMediaType"
}

describe("stateChangeRefusal", () => {
  it(`the server accepts exactly the state changes that the target T-S3 allows; the test tries ${cells.length} combinations of path, method, headers and content type`, () => {
    for (const cell of cells) {
      assert.strictEqual(
        stateChangeRefusal({ ...cell, headers: headersOf(cell) }, settings),
        expected(cell),
        JSON.stringify(cell),
      )
    }
  })

  it.each([
    ["65536", undefined],
    ["65537", "TooLarge"],
    ["1e9", "TooLarge"],
  ])(
    "a request is refused before its body is read if its Content-Length exceeds 64 KiB (65,536 bytes): %s",
    (length, code) => {
      const headers = Headers.fromInput({ "content-length": length })
      assert.strictEqual(stateChangeRefusal({ method: "GET", url: basket, headers }, settings), code)
    },
  )

  it("the origin of a request is compared with the host of the request if no origin is configured", () => {
    const headers = { host: "localhost:4173", "x-requested-with": "XMLHttpRequest" }
    const at = (origin: string) =>
      stateChangeRefusal(
        { method: "DELETE", url: basket, headers: Headers.fromInput({ ...headers, origin }) },
        { ...settings, publicOrigin: undefined },
      )
    assert.isUndefined(at("http://localhost:4173"))
    assert.strictEqual(at("http://localhost:4174"), "CrossSite")
    assert.strictEqual(at("https://localhost:4173"), "CrossSite")
  })
})

const hostile = [
  "https://evil.example",
  "null",
  "",
  "http://127.0.0.1",
  "http://127.0.0.1:1",
  "http://localhost",
  "https://127.0.0.1:4173",
  "http://127.0.0.1.evil.example",
  "http://evil.example/http://127.0.0.1",
  "file://",
  "chrome-extension://abc",
  "http://[::1]",
  "HTTP://127.0.0.1",
  "http://user@127.0.0.1",
  "//127.0.0.1",
  "*",
  "http://0.0.0.0",
  "data:text/html,x",
  "javascript:alert(1)",
  "http://127.0.0.1:99999",
]

layer(MemoryShop.layer(), { excludeTestServices: true })("a page of another site", (it) => {
  it.effect.each(hostile)(
    "the server refuses changes from the origin %s, and sends no headers that allow this origin to read answers",
    (origin) =>
      Effect.gen(function* () {
        const shop = yield* MemoryShop
        const path = "/shop/rest/V1/heimwerk/basket/items"
        const headers = { origin, "x-requested-with": "x", "content-type": "application/json" }
        const body = JSON.stringify({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })
        const change = yield* Effect.promise(() => send(shop.origin, path, { method: "POST", headers, body }))
        assert.strictEqual(change.status, 403)
        assert.deepStrictEqual(change.setCookie, [])
        for (const method of ["GET", "OPTIONS"]) {
          const answer = yield* Effect.promise(() =>
            send(shop.origin, "/shop/rest/V1/heimwerk/basket", { method, headers }),
          )
          const cors = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))
          assert.deepStrictEqual(cors, [])
        }
      }),
  )
})
