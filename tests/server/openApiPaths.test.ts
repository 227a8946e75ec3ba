import { assert, layer } from "@effect/vitest"
import { basketRoutes } from "@heimwerk/adapters/http/contract/basket/api.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const paths = [
  "get /public/api/markets",
  "get /public/api/markets/near",
  "get /public/api/markets/{id}/status",
  "get /public/api/articles/{id}/price",
  "get /public/api/places",
  "get /public/api/places/nearest",
  "get /public/api/places/{id}",
  "get /Capture/Interactive/Find/v1.10/json3.ws",
  "get /Capture/Interactive/Retrieve/v1.20/json3.ws",
  "post /cookie-consent/consents",
  "post /public/api/withdrawals",
  "post /public/api/requests/confirmations",
  "get /rest/v4/search/{channel}",
  "get /rest/v4/suggest/{channel}",
  "post /rest/v4/track/{channel}/login",
  "get /rest/v4/navigation/{channel}",
  "get /rest/v4/navigation/category/{channel}",
  "get /rest/v4/records/{channel}",
  "get /rest/v4/detail/{channel}/{id}",
  "post /shop/rest/V1/{brand}/stocks/availability",
  ...Object.values(basketRoutes).map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`,
  ),
  "get /shop/rest/V1/{brand}/wishlist",
  "get /shop/rest/V1/{brand}/wishlist/limited",
  "post /shop/rest/V1/{brand}/wishlist/items",
  "put /shop/rest/V1/{brand}/wishlist/items/{id}",
  "delete /shop/rest/V1/{brand}/wishlist/items/{id}",
  "post /shop/rest/V1/{brand}/wishlist/items/{id}/move-to-basket",
  "post /public/api/newsletter/subscriptions",
  "post /public/api/newsletter/confirmations",
  "post /public/api/newsletter/cancel-links",
  "post /public/api/newsletter/cancellations",
  "get /uniform/config/craftsmanservice/",
  "get /fileadmin/uniform/craftsmanservice.json",
  "get /fileadmin/uniform/energetictransformation.json",
  "get /uniform/config/turnstile/",
  "post /api-{brand}/forms/craftsmanservice/",
  "post /api-{brand}/forms/energetictransformation/",
  "post /shop/rest/V1/{brand}/feedback",
  "get /public/api/bot-check/challenges/{form}",
  "get /public/account/rest/v1/customers/me",
  "get /shop/rest/V1/{brand}/loyalty/card-number",
  "post /shop/rest/V1/{brand}/customer/login",
  "post /shop/rest/V1/{brand}/checkout/customer/login",
  "post /shop/rest/V1/{brand}/customer/login/type",
  "get /shop/rest/V1/{brand}/customer/config",
  "get /shop/rest/V1/{brand}/customer/logout",
  "post /shop/rest/V1/{brand}/customer/logout",
  "get /health",
  "get /health/live",
  "post /shop/rest/V1/{brand}/customers/registrations",
  "post /shop/rest/V1/{brand}/customers/registrations/confirmations",
  "post /shop/rest/V1/{brand}/customers/password-resets",
  "post /shop/rest/V1/{brand}/customers/password-resets/redemptions",
  "post /shop/rest/V1/{brand}/customers/email-changes/confirmations",
  "get /shop/rest/V1/{brand}/customers/me/profile",
  "put /shop/rest/V1/{brand}/customers/me/profile",
  "post /shop/rest/V1/{brand}/customers/me/email-changes",
  "put /shop/rest/V1/{brand}/customers/me/password",
  "put /shop/rest/V1/{brand}/customers/me/loyalty-card",
  "delete /shop/rest/V1/{brand}/customers/me/newsletter",
  "get /shop/rest/V1/{brand}/customers/me/export",
  "post /shop/rest/V1/{brand}/customers/me/deletion",
  "get /shop/rest/V1/{brand}/customers/me/addresses",
  "post /shop/rest/V1/{brand}/customers/me/addresses",
  "put /shop/rest/V1/{brand}/customers/me/addresses/{id}",
  "delete /shop/rest/V1/{brand}/customers/me/addresses/{id}",
  "put /shop/rest/V1/{brand}/customers/me/addresses/{id}/default",
  "get /shop/rest/V1/{brand}/checkout/offer",
  "post /shop/rest/V1/{brand}/orders",
  "get /shop/rest/V1/{brand}/orders/{id}/{token}",
  "post /shop/rest/V1/{brand}/orders/{id}/{token}/cancel",
  "post /shop/rest/V1/{brand}/orders/{id}/{token}/pay",
  "post /shop/rest/V1/{brand}/orders/{id}/{token}/payment",
  "get /shop/rest/V1/{brand}/customers/me/orders",
  "get /shop/rest/V1/{brand}/customers/me/orders/{id}",
  "get /shop/rest/V1/{brand}/customers/me/coupons",
]

const served = Effect.flatMap(MemoryShop, ({ origin }) =>
  Effect.map(
    Effect.promise(() => send(origin, "/openapi.json")),
    ({ text }) => JSON.parse(text),
  ),
)

layer(MemoryShop.layer(), { excludeTestServices: true })("the served OpenAPI document", (it) => {
  it.effect("the OpenAPI document lists exactly the methods and paths of the contract", () =>
    Effect.gen(function* () {
      const document = yield* served
      const found = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      )
      assert.sameMembers(found, paths)
    }),
  )

  it.effect(
    "the OpenAPI document lists the statuses of the contract and of the server for eight of its operations",
    () =>
      Effect.gen(function* () {
        const { paths: operations } = yield* served
        const statuses = (method: string, path: string) =>
          Object.keys(operations[path][method].responses).join(" ")
        assert.strictEqual(
          statuses("post", "/shop/rest/V1/{brand}/customer/login"),
          "200 400 401 403 404 413 415 422 429 500 503",
        )
        assert.strictEqual(statuses("get", "/public/api/places/{id}"), "200 400 404 413 422 500 503")
        assert.strictEqual(
          statuses("put", "/shop/rest/V1/{brand}/customers/me/addresses/{id}"),
          "200 400 401 403 404 413 415 422 500 503",
        )
        assert.strictEqual(statuses("get", "/public/api/markets/near"), "200 400 404 413 422 500 503")
        assert.strictEqual(statuses("get", "/public/api/markets/{id}/status"), "200 400 404 413 422 500 503")
        assert.strictEqual(statuses("get", "/public/api/articles/{id}/price"), "200 400 404 413 422 500 503")
        assert.strictEqual(statuses("get", "/rest/v4/detail/{channel}/{id}"), "200 400 404 413 500 503")
        assert.strictEqual(
          statuses("post", "/shop/rest/V1/{brand}/feedback"),
          "204 400 403 404 413 415 422 429 500 503",
        )
      }),
  )
})
