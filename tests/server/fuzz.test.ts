import { assert, layer } from "@effect/vitest"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { OpenApi } from "effect/http-api"
import fc from "fast-check"

import { MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const runs = 400

const paths = [
  "/",
  "/public/api/markets",
  "/public/api/places",
  "/public/api/newsletter/subscriptions",
  "/public/api/newsletter/confirmations",
  "/public/api/places/nearest",
  "/public/api/places/",
  "/Capture/Interactive/Find/v1.10/json3.ws",
  "/Capture/Interactive/Retrieve/v1.20/json3.ws",
  "/rest/v4/search/cirax",
  "/rest/v4/navigation/cirax",
  "/rest/v4/navigation/category/cirax",
  "/rest/v4/records/cirax",
  "/rest/v4/detail/cirax/1000001",
  "/rest/v4/detail/cirax/",
  "/shop/rest/V1/heimwerk/basket",
  "/shop/rest/V1/heimwerk/basket/items",
  "/shop/rest/V1/heimwerk/basket/items/",
  "/shop/rest/V1/heimwerk/basket/items/update/",
  "/shop/rest/V1/heimwerk/basket/multiple-items",
  "/shop/rest/V1/heimwerk/basket/vouchers",
  "/shop/rest/V1/heimwerk/basket/loyalty-cards",
  "/shop/rest/V1/heimwerk/basket/employee-cards",
  "/shop/rest/V1/heimwerk/basket/coupons",
  "/shop/rest/V1/heimwerk/basket/coupons/",
  "/shop/rest/V1/heimwerk/basket/availability",
  "/shop/rest/V1/heimwerk/wishlist",
  "/shop/rest/V1/heimwerk/wishlist/items",
  "/shop/rest/V1/heimwerk/wishlist/items/",
  "/shop/rest/V1/heimwerk/customer/login",
  "/shop/rest/V1/heimwerk/checkout/customer/login",
  "/shop/rest/V1/heimwerk/customer/login/type",
  "/shop/rest/V1/heimwerk/customer/config",
  "/shop/rest/V1/heimwerk/customer/logout",
  "/shop/rest/V1/heimwerk/loyalty/card-number",
  "/public/account/rest/v1/customers/me",
  "/bilder/hammer/front-red.svg",
  "/bilder/",
  "/suche",
  "/ui/",
]
const names = [
  "query",
  "page",
  "hitsPerPage",
  "filter",
  "sort",
  "purchaserId",
  "productNumber",
  "limit",
  "lat",
  "lng",
  "Text",
  "Container",
  "Limit",
  "Id",
  "Field1Format",
  "width",
  "q",
]

/** Values that people and programs often get wrong, and random text. */
const value = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "NaN",
    "null",
    "%",
    "'; drop table market --",
    "../..",
    "Price:asc",
    "Brand:~~~",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed()])).toString())
const suffix = fc.oneof(
  fc.constant(""),
  value.map((text) => encodeURIComponent(text.toWellFormed())),
)
/** Values for the fields of request bodies. */
const field = fc.oneof(
  fc.constantFrom("1000001", "HEIMWERK5", "520", 1, "homeDelivery"),
  value,
  fc.jsonValue(),
)
const fields = ["articleId", "quantity", "deliveryType", "voucher", "cardNumber", "employeeCard", "couponId", "marketId", "email", "token", "password", "turnstile_token"] // prettier-ignore
const record = fc.dictionary(fc.constantFrom(...fields), field)
const body = fc.oneof(
  fc.json(),
  fc.string({ maxLength: 200 }),
  record.map((line) => JSON.stringify(line)),
  fc.array(record, { maxLength: 3 }).map((items) => JSON.stringify({ items })),
)

const requests = fc.record({
  method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
  path: fc.constantFrom(...paths),
  suffix,
  query,
  body,
  key: fc.option(fc.stringMatching(/^[\x20-\x7e]{0,200}$/u), { nil: undefined }),
  cookie: fc.option(fc.stringMatching(/^[\x20-\x7e]{0,80}$/u), { nil: undefined }),
})

const document = OpenApi.fromApi(ShopApi)

/**
 * Returns the path of the HTTP contract that a request path matches. An exact one takes precedence over one
 * with parameters.
 */
const contractPath = (path: string) => {
  const found = Object.keys(document.paths).filter((template) =>
    new RegExp(
      `^${template.replaceAll(/[.*+?^$()|[\]\\]/gu, "\\$&").replaceAll(/\{[^}]+\}/gu, "[^/]+")}$`,
      "u",
    ).test(path),
  )
  return found.find((template) => template === path) ?? found[0]
}

/**
 * Returns the statuses that the server's OpenAPI document lists for a request, or `undefined` outside the
 * contract.
 */
const readStatuses = async (origin: string) => {
  const { paths } = JSON.parse((await send(origin, "/openapi.json")).text)
  return (method: string, path: string): ReadonlyArray<string> | undefined => {
    const operation = paths[contractPath(path) ?? ""]?.[method.toLowerCase()]
    return operation === undefined ? undefined : Object.keys(operation.responses)
  }
}

layer(MemoryShop.layer(), { excludeTestServices: true })("the shop", (it) => {
  it.effect(
    "random requests cause no internal error, get an error body for each refusal, and a status of the OpenAPI document",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const statusesOf = yield* Effect.promise(() => readStatuses(origin))
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(requests, async ({ body, cookie, key, method, path, query, suffix }) => {
              const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method)
              const answer = await send(origin, `${path}${suffix}?${query}`, {
                method,
                headers: {
                  ...ownPage(origin),
                  ...(key === undefined ? {} : { "idempotency-key": key }),
                  ...(cookie === undefined ? {} : { cookie }),
                },
                ...(hasBody ? { body } : {}),
              })
              assert.isBelow(answer.status, 500, `${method} ${path}${suffix}?${query}`)
              const statuses = statusesOf(method, `${path}${suffix}`)
              if (statuses !== undefined) assert.include(statuses, String(answer.status), `${method} ${path}`)
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

  it.effect("a HEAD request is answered without a body", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      for (const path of ["/", "/public/api/markets", "/favicon.svg", "/nirgendwo"]) {
        const head = yield* Effect.promise(() => send(origin, path, { method: "HEAD" }))
        const full = yield* Effect.promise(() => send(origin, path))
        assert.deepStrictEqual([head.status, head.text], [full.status, ""])
      }
    }),
  )
})
