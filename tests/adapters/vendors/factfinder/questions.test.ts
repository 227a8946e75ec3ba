import { assert, describe, it } from "@effect/vitest"
import * as CatalogFactFinder from "@heimwerk/adapters/vendors/factfinder/CatalogFactFinder.ts"
import * as SuggestionsFactFinder from "@heimwerk/adapters/vendors/factfinder/SuggestionsFactFinder.ts"
import { sendLogin } from "@heimwerk/adapters/vendors/factfinder/searchLogins.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import type { TrackedVisit } from "@heimwerk/core/tracking/VisitTracked.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect, Redacted } from "effect"

import { grantTo } from "../../../ports/ThirdPartyServices.suite.ts"
import { json } from "../../http/support/fakeShop.ts"
import { asking } from "./asking.ts"

const nothing = json({ suggestions: [] })
const visit: TrackedVisit = { consent: grantTo("searchTracking"), sid: "0123456789abcdef0123456789abcd" }

const suggest = (visit?: TrackedVisit) =>
  Suggestions.use((port) => port.suggest("product", "bohr", MarketId.make("520"), visit)).pipe(
    Effect.provide(SuggestionsFactFinder.layer),
  )

const questionOf = (request: Request | undefined) => {
  const { origin, pathname, searchParams } = new URL(request?.url ?? "https://none.example")
  return { address: origin + pathname, query: Object.fromEntries(searchParams) }
}

describe("requests to FACT-Finder", () => {
  it.effect(
    "a request for suggestions to FACT-Finder names the market and the search channel of the stage, and no visit id",
    () =>
      Effect.gen(function* () {
        const { requests } = yield* asking(suggest(), [nothing])
        assert.deepStrictEqual(questionOf(requests[0]), {
          address: "https://search.example/fact-finder/rest/v4/suggest/prodrax",
          query: { query: "bohr", purchaserId: "520", articleNumberSearch: "DETECT" },
        })
      }),
  )

  it.effect("the visit id is sent to FACT-Finder if the visitor has consented to search tracking", () =>
    Effect.gen(function* () {
      const { requests } = yield* asking(suggest(visit), [nothing])
      assert.strictEqual(questionOf(requests[0]).query["sid"], visit.sid)
    }),
  )

  it.effect("requests to FACT-Finder contain the password and the gateway's client id", () =>
    Effect.gen(function* () {
      const { requests } = yield* asking(suggest(), [nothing], {
        login: { user: "shop", password: Redacted.make("geheim") },
        clientId: { header: "X-Client-Id", value: "heimwerk" },
      })
      assert.strictEqual(requests[0]?.headers.get("authorization"), `Basic ${btoa("shop:geheim")}`)
      assert.strictEqual(requests[0]?.headers.get("x-client-id"), "heimwerk")
    }),
  )

  it.effect(
    "a category filtered by two brands is requested from FACT-Finder with both values in one field",
    () =>
      Effect.gen(function* () {
        const { requests } = yield* asking(
          Catalog.use((port) =>
            port.search({
              categoryId: "201",
              filters: [{ field: "brand", values: ["Lumora", "Nordlicht"] }],
              sort: "price-asc",
              page: 2,
              pageSize: 24,
            }),
          ).pipe(Effect.provide(CatalogFactFinder.layer)),
          ["down"],
        )
        const { address } = questionOf(requests[0])
        const { searchParams } = new URL(requests[0]?.url ?? "")
        assert.strictEqual(address, "https://search.example/fact-finder/rest/v4/navigation/prodrax")
        assert.deepStrictEqual(searchParams.getAll("filter"), [
          "CategoryPath:201",
          "Brand:Lumora~~~Nordlicht",
        ])
        assert.deepInclude(Object.fromEntries(searchParams), {
          page: "2",
          hitsPerPage: "24",
          sort: "Price:asc",
        })
      }),
  )

  it.effect("a login is sent to FACT-Finder as a list with one event", () =>
    Effect.gen(function* () {
      const login = { purchaserId: "520", sid: visit.sid, userId: "cs-1" }
      const { answer, requests } = yield* asking(sendLogin(visit.consent, login), [() => new Response(null)])
      assert.strictEqual(answer._tag, "Success")
      assert.strictEqual(requests[0]?.url, "https://search.example/fact-finder/rest/v4/track/prodrax/login")
      assert.deepStrictEqual(yield* Effect.promise(() => requests[0]?.json() ?? Promise.resolve()), [login])
    }),
  )
})
