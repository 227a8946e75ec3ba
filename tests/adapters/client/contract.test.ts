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
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
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

/** Method and path of every endpoint of the contract, except those of basket and wishlist. */
const endpoints = (): ReadonlyArray<string> => {
  const found: Array<string> = []
  HttpApi.reflect(ShopApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      if (!/\/(?:basket|wishlist)(?:\/|$)/u.test(endpoint.path))
        found.push(`${endpoint.method} ${endpoint.path}`)
    },
  })
  return found
}

const patternOf = (endpoint: string) => {
  const [method, path] = endpoint.split(" ")
  return new RegExp(`^${method} ${path?.replace(/:\w+/gu, "[^/]+").replaceAll(".", "\\.")}$`, "u")
}

describe("the requests of the client", () => {
  it("the client can send every request of the HTTP contract that front ends need, apart from those of basket and wishlist", async () => {
    const sent = new Set<string>()
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { method, url } = new Request(input, init)
      sent.add(`${method} ${new URL(url).pathname}`)
      return Response.json({ code: "None" }, { status: 404 })
    }
    const shop = createShop(
      { origin: "https://shop.example", brand: "heimwerk", fetch },
      { ...uniform, ...others },
    )
    const input = { id: "A1", token: "T1", form: "login" }
    const calls = Object.keys(uniform).flatMap((noun) => Object.values(Reflect.get(shop, noun)))
    const request = { contact, marketId: "520", token: "t" }
    await Promise.all([
      ...calls.map((call) => (typeof call === "function" ? Reflect.apply(call, undefined, [input]) : call)),
      shop.addresses.find("Werkstr", 5),
      shop.addresses.retrieve("1"),
      shop.catalog.categories(),
      shop.catalog.detail("1000001"),
      shop.catalog.search({ term: "bohrer" }),
      shop.catalog.search({ categoryId: "1" }),
      shop.forms.botCheckKey(),
      shop.forms.confirm("t"),
      shop.forms.craftsman({ ...request, rooms: [] }),
      shop.forms.craftsmanAreas(),
      shop.forms.craftsmanMarkets(),
      shop.forms.energy({ ...request, property: "renter", terms: true, partners: [], incentives: [] }),
      shop.forms.energyConfig(),
      shop.markets.all(),
      shop.markets.near("50667"),
      shop.markets.status("520"),
      shop.places.byId("1"),
      shop.places.nearest({ lat: 50, lng: 7 }),
      shop.places.search("Köln", 3),
      shop.products.byId(["1000001"]),
      shop.suggestions.suggest("product", "bohrer"),
    ])
    const missing = endpoints().filter((each) => {
      const pattern = patternOf(each)
      return ![...sent].some((request) => pattern.test(request))
    })
    assert.sameMembers(missing, omitted)
  })
})
