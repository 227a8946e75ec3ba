import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { OpenApi } from "effect/http-api"
import fc from "fast-check"

/** Paths of the API, and the beginnings of paths with a parameter. */
const paths = [
  "/",
  "/public/api/markets",
  "/public/api/markets/near",
  "/public/api/markets/520/status",
  "/public/api/markets/",
  "/public/api/articles/1000001/price",
  "/public/api/articles/",
  "/public/api/withdrawals",
  "/public/api/bot-check/challenges/",
  "/cookie-consent/consents",
  "/public/customer-feedback",
  "/rest/v4/suggest/cirax",
  "/rest/v4/suggest/",
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
  "/shop/rest/V1/heimwerk/feedback",
  "/shop/rest/V1/heimwerk/stocks/availability",
  "/shop/rest/V1/heimwerk/customers/registrations",
  "/shop/rest/V1/heimwerk/customers/registrations/confirmations",
  "/shop/rest/V1/heimwerk/customers/password-resets",
  "/shop/rest/V1/heimwerk/customers/password-resets/redemptions",
  "/shop/rest/V1/heimwerk/customers/email-changes/confirmations",
  "/shop/rest/V1/heimwerk/customers/me/profile",
  "/shop/rest/V1/heimwerk/customers/me/password",
  "/shop/rest/V1/heimwerk/customers/me/loyalty-card",
  "/shop/rest/V1/heimwerk/customers/me/addresses",
  "/shop/rest/V1/heimwerk/customers/me/addresses/",
  "/shop/rest/V1/heimwerk/customers/me/orders",
  "/shop/rest/V1/heimwerk/customers/me/orders/",
  "/shop/rest/V1/heimwerk/customers/me/coupons",
  "/shop/rest/V1/anderswerk/basket",
  "/shop/rest/V1/anderswerk/customer/login",
  "/api-heimwerk/forms/craftsmanservice/",
  "/api-heimwerk/forms/energetictransformation/",
  "/api-anderswerk/forms/craftsmanservice/",
  "/uniform/config/craftsmanservice/",
  "/uniform/config/turnstile/",
  "/fileadmin/uniform/energetictransformation.json",
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
  "/bilder/hammer/front-red.webp",
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
  "near",
  "at",
  "open",
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
/** Values of the fields in bodies. */
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

/** Bodies that are valid for at least one path, so that requests also reach the rules behind the schemas. */
const samples = [
  { articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" },
  { items: [{ articleId: "1000002", quantity: 1, deliveryType: "marketPickup" }] },
  { quantity: 3 },
  { deliveryType: "homeDelivery" },
  { voucher: "HEIMWERK5" },
  { voucher: "FALSCH" },
  { cardNumber: "2770010000024" },
  { employeeCard: "1" },
  { couponId: "coupon-farbe" },
  { marketId: "520" },
  { email: "anna.berg@kunde.example", password: "Werkbank-2026!" },
  { email: "niemand@kunde.example", password: "Falsch-2026!" },
  { email: "anna.berg@kunde.example" },
  { token: "a" },
  { token: "a", password: "Zange-und-Leiter-7!" },
  { captchaToken: "x", type: "like", message: "Gut", environment: "ref" },
  { name: "Anna Berg", contract: "HW-100200", email: "anna.berg@kunde.example" },
] // prettier-ignore

const sample = fc.constantFrom(...samples).map((content) => JSON.stringify(content))

/** A value of a parameter in a path. */
const parameter = fc.oneof(
  fc.constantFrom("1000001", "520", "gn-2886242", "coupon-farbe", "cirax", "ci_content", "feedback", "login"),
  value.map((text) => encodeURIComponent(text.toWellFormed()) || "x"),
)

const operations = Object.entries(OpenApi.fromApi(ShopApi).paths).flatMap(([template, item]) =>
  Object.keys(item).map((method) => ({ method: method.toUpperCase(), template })),
)

/** A path of the contract with its method. */
const contractTarget = fc
  .record({
    operation: fc.constantFrom(...operations),
    brand: fc.oneof({ weight: 19, arbitrary: fc.constant("heimwerk") }, { weight: 1, arbitrary: fc.constant("anderswerk") }),
    filled: parameter,
  })
  .map(({ brand, filled, operation: { method, template } }) => ({
    method,
    path: template.replaceAll("{brand}", brand).replaceAll(/\{[^}]+\}/gu, () => filled),
  })) // prettier-ignore

/** Any method with a path of the API to which text is appended. */
const otherTarget = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
    start: fc.constantFrom(...paths),
    suffix,
  })
  .map(({ method, start, suffix: end }) => ({ method, path: start + end }))

/** A request to the API. `body` and `contentType` are only sent with methods that have a body. */
export interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
  readonly contentType: string
  readonly isOwn: boolean
  readonly key: string | undefined
  readonly cookie: string | undefined
}

/**
 * Random requests to the API. Most have the headers of a page of the shop. Some lack these headers, are too
 * large, or have another content type.
 */
export const requests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    target: fc.oneof({ weight: 3, arbitrary: contractTarget }, { weight: 1, arbitrary: otherTarget }),
    query,
    body: fc.oneof(
      { weight: 15, arbitrary: body },
      { weight: 15, arbitrary: sample },
      { weight: 1, arbitrary: fc.constant("x".repeat(70_000)) },
    ),
    contentType: fc.oneof(
      { weight: 8, arbitrary: fc.constant("application/json") },
      { weight: 2, arbitrary: fc.constant("application/x-www-form-urlencoded") },
      { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data", "") },
    ),
    isOwn: fc.oneof(
      { weight: 9, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    key: fc.option(fc.stringMatching(/^[\x20-\x7e]{0,200}$/u), { nil: undefined }),
    cookie: fc.option(fc.stringMatching(/^[\x20-\x7e]{0,80}$/u), { nil: undefined }),
  })
  .map(({ target, ...rest }) => ({ ...rest, ...target }))
