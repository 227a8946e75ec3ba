import { assert, describe, it } from "@effect/vitest"
import { account } from "@heimwerk/adapters/client/account.ts"
import { addressBook } from "@heimwerk/adapters/client/addressBook.ts"
import { addresses } from "@heimwerk/adapters/client/addresses.ts"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { botCheck } from "@heimwerk/adapters/client/botCheck.ts"
import { catalog } from "@heimwerk/adapters/client/catalog.ts"
import { checkout } from "@heimwerk/adapters/client/checkout.ts"
import { consents } from "@heimwerk/adapters/client/consents.ts"
import { coupons } from "@heimwerk/adapters/client/coupons.ts"
import type { Answer } from "@heimwerk/adapters/client/Answer.ts"
import { createShop, type Shop } from "@heimwerk/adapters/client/createShop.ts"
import { feedback } from "@heimwerk/adapters/client/feedback.ts"
import { forms } from "@heimwerk/adapters/client/forms.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { newsletter } from "@heimwerk/adapters/client/newsletter.ts"
import { orders } from "@heimwerk/adapters/client/orders.ts"
import { places } from "@heimwerk/adapters/client/places.ts"
import { prices } from "@heimwerk/adapters/client/prices.ts"
import { products } from "@heimwerk/adapters/client/products.ts"
import { profile } from "@heimwerk/adapters/client/profile.ts"
import { emailChange, passwordReset, registration } from "@heimwerk/adapters/client/registration.ts"
import { stocks } from "@heimwerk/adapters/client/stocks.ts"
import { suggestions } from "@heimwerk/adapters/client/suggestions.ts"
import { withdrawals } from "@heimwerk/adapters/client/withdrawals.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Schema, SchemaAST } from "effect"
import { HttpApi } from "effect/http-api"

/**
 * Groups of the client's functions, such as `shop.account`. Each of their functions takes one object or no
 * argument.
 */
const uniform = {
  account,
  addressBook,
  botCheck,
  checkout,
  consents,
  coupons,
  emailChange,
  feedback,
  newsletter,
  orders,
  passwordReset,
  prices,
  profile,
  registration,
  stocks,
  withdrawals,
}

const others = { addresses, basket, catalog, forms, markets, places, products, suggestions }

const contact = {
  salute: "Frau",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.de",
  phone: "0221 123456",
  address: "Gasse 1",
  postalCode: "50667",
  city: "Köln",
}

/** Endpoints that the client does not call: health checks, a second way to log out, and tracking. */
const omitted = [
  "GET /health",
  "GET /health/live",
  "GET /shop/rest/V1/:brand/customer/logout",
  "POST /rest/v4/track/:channel/login",
]

const nouns = { ...uniform, ...others }

/** A call of each function of the client, apart from those of basket and wishlist. */
const callsOf = (shop: Shop<typeof nouns>): ReadonlyArray<() => Promise<Answer<unknown> | void>> => {
  const input = { id: "A1", token: "T1", form: "login" }
  const functions = Object.keys(uniform).flatMap((noun) => Object.values(Reflect.get(shop, noun)))
  const request = { contact, marketId: "520", token: "t" }
  return [
    ...functions.map((call) => async () => {
      if (typeof call === "function") return Reflect.apply(call, undefined, [input])
    }),
    () => shop.addresses.find("Werkstr", 5),
    () => shop.addresses.retrieve("1"),
    () => shop.catalog.categories(),
    () => shop.catalog.detail("1000001"),
    () => shop.catalog.search({ term: "bohrer" }),
    () => shop.catalog.search({ categoryId: "1" }),
    () => shop.forms.botCheckKey(),
    () => shop.forms.confirm("t"),
    () => shop.forms.craftsman({ ...request, rooms: [] }),
    () => shop.forms.craftsmanAreas(),
    () => shop.forms.craftsmanMarkets(),
    () => shop.forms.energy({ ...request, property: "renter", terms: true, partners: [], incentives: [] }),
    () => shop.forms.energyConfig(),
    () => shop.markets.all(),
    () => shop.markets.near("50667"),
    () => shop.markets.status("520"),
    () => shop.places.byId("1"),
    () => shop.places.nearest({ lat: 50, lng: 7 }),
    () => shop.places.search("Köln", 3),
    () => shop.products.byId(["1000001"]),
    () => shop.suggestions.suggest("product", "bohrer"),
  ]
}

interface Endpoint {
  readonly method: string
  readonly path: string
  /** The codes of its error answers. */
  readonly codes: ReadonlyArray<string>
}

/** Returns the values of the field `code` or `error` in the JSON of an error answer. */
const codesIn = (schema: Schema.Top): ReadonlyArray<string> => {
  const { ast } = Schema.toEncoded(schema)
  if (!SchemaAST.isObjects(ast)) return []
  return ast.propertySignatures
    .filter(({ name }) => name === "code" || name === "error")
    .flatMap(({ type }) => (SchemaAST.isUnion(type) ? type.types : [type]))
    .flatMap((each) => (SchemaAST.isLiteral(each) ? [String(each.literal)] : []))
}

/** Codes without an own code of the client: a call that the shop cannot read is `Invalid`, and no call is cross-site. */
const general: ReadonlySet<string> = new Set(["InvalidRequest", "CrossSite"])

/** Every endpoint of the contract, except those of basket and wishlist. */
const endpoints = (): ReadonlyArray<Endpoint> => {
  const found: Array<Endpoint> = []
  HttpApi.reflect(ShopApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { error, method, path } }) => {
      if (!/\/(?:basket|wishlist)(?:\/|$)/u.test(path))
        found.push({ method, path, codes: [...error].flatMap(codesIn).filter((code) => !general.has(code)) })
    },
  })
  return found
}

const patternOf = ({ method, path }: Endpoint) =>
  new RegExp(`^${method} ${path.replace(/:\w+/gu, "[^/]+").replaceAll(".", "\\.")}$`, "u")

/** Calls each function of the client one after another. The shop answers with an error of the given code. */
const askAll = async (code: string) => {
  let request = ""
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    request = `${method} ${new URL(url).pathname}`
    return Response.json({ code }, { status: 404 })
  }
  const answers: Array<{ readonly request: string; readonly code: string }> = []
  for (const call of callsOf(
    createShop({ origin: "https://shop.example", brand: "heimwerk", fetch }, nouns),
  )) {
    const answer = await call()
    if (answer?.ok === false) answers.push({ request, code: answer.error.code })
  }
  return answers
}

describe("the requests of the client", () => {
  it("the client can send every request of the HTTP contract that front ends need, apart from those of basket and wishlist", async () => {
    const sent = await askAll("None")
    const missing = endpoints().filter((each) => !sent.some(({ request }) => patternOf(each).test(request)))
    assert.sameMembers(
      missing.map(({ method, path }) => `${method} ${path}`),
      omitted,
    )
  })

  it("the client knows every error code of the HTTP contract, apart from those of basket and wishlist", async () => {
    const all = endpoints()
    const unknown: Array<string> = []
    for (const code of new Set(all.flatMap(({ codes }) => codes))) {
      const answers = await askAll(code)
      for (const endpoint of all.filter(({ codes }) => codes.includes(code)))
        if (answers.some((each) => each.code !== code && patternOf(endpoint).test(each.request)))
          unknown.push(`${code} of ${endpoint.method} ${endpoint.path}`)
    }
    assert.deepStrictEqual(unknown, [])
  })
})
