import { assert, describe, it } from "@effect/vitest"
import * as CatalogFactFinder from "@heimwerk/adapters/vendors/factfinder/CatalogFactFinder.ts"
import * as SuggestionsFactFinder from "@heimwerk/adapters/vendors/factfinder/SuggestionsFactFinder.ts"
import { sendLogin } from "@heimwerk/adapters/vendors/factfinder/searchLogins.ts"
import type { FactFinder } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Effect } from "effect"

import { json, type Reply } from "../../http/support/fakeShop.ts"
import { grantTo } from "../../../ports/ThirdPartyServices.suite.ts"
import { asking } from "./asking.ts"

const articleId = ArticleId.make("1000001")
const list = { filters: [], sort: "relevance", page: 1, pageSize: 24 } as const
const unknown = "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."

const catalog = <A, E>(question: Effect.Effect<A, E, Catalog>) =>
  question.pipe(Effect.provide(CatalogFactFinder.layer))

type Call = Effect.Effect<unknown, { readonly message: string }, FactFinder>

const reads: Readonly<Record<string, Call>> = {
  "a search": catalog(Catalog.use((port) => port.search({ ...list, term: "bohrer" }))),
  "a category": catalog(Catalog.use((port) => port.search({ ...list, categoryId: "201" }))),
  "the navigation": catalog(Catalog.use((port) => port.navigation)),
  records: catalog(Catalog.use((port) => port.records([articleId]))),
  "a product": catalog(Catalog.use((port) => port.detail(articleId))),
  suggestions: Suggestions.use((port) => port.suggest("content", "bohr")).pipe(
    Effect.provide(SuggestionsFactFinder.layer),
  ),
}

/** The faults of the service, each with its reply and the number of requests that a call then sends. */
const faults: Readonly<Record<string, readonly [Reply, number]>> = {
  "a broken connection": ["down", 2],
  "a service that never answers": ["never", 1],
  "a busy service": [json({ error: "busy", errorDescription: "later" }, 503), 2],
  "a refusal": [json({ error: "Bad Request", errorDescription: "Unknown channel" }, 400), 1],
  "a wrong password": [json({ error: "Unauthorized" }, 401), 1],
  "an answer of another shape": [json({ other: true }), 1],
  "a page instead of JSON": [() => new Response("<html>", { headers: { "content-type": "text/html" } }), 1],
}

const noHits = {
  hits: [],
  totalHits: 0,
  facets: [],
  sortItems: [],
  fieldRoles: {},
  paging: { currentPage: 1, pageCount: 0, hitsPerPage: 24 },
}

describe("FACT-Finder calls that fail", () => {
  for (const [name, call] of Object.entries(reads)) {
    it.effect.each(Object.keys(faults))(
      `a failed FACT-Finder request for ${name} returns a German error after at most two attempts: %s`,
      (fault) =>
        Effect.gen(function* () {
          const [reply, tries] = faults[fault] ?? ["down", 0]
          const { answer, requests } = yield* asking(call, [reply])
          assert.strictEqual(answer._tag === "Failure" ? answer.failure.message : answer, unknown)
          assert.lengthOf(requests, tries)
        }),
    )
  }

  it.effect(
    "the FACT-Finder catalogue is unavailable when a search times out with an empty list of results",
    () =>
      Effect.gen(function* () {
        const { answer } = yield* asking(catalog(Catalog.use((port) => port.search(list))), [
          json({ ...noHits, timedOut: true }),
        ])
        assert.strictEqual(answer._tag === "Failure" ? answer.failure.reason : answer, "Unavailable")
      }),
  )

  it.effect.each([
    ["Bohrer", {}, undefined],
    [" BOHRER ", {}, undefined],
    ["", {}, undefined],
    ["Bohrmaschine", {}, "bohrmaschine"],
    ["bohrer", { timedOut: null }, undefined],
    ["bohrer", { searchParams: null }, undefined],
    ["bohrer", { searchParams: { query: null, filters: null } }, undefined],
  ] as const)(
    "a search for 'bohrer' that FACT-Finder answers with the query '%s' and %j has the corrected term %s",
    ([query, change, corrected]) =>
      Effect.gen(function* () {
        const { answer } = yield* asking(
          catalog(Catalog.use((port) => port.search({ ...list, term: "bohrer" }))),
          [json({ ...noHits, searchParams: { query }, ...change })],
        )
        const page = answer._tag === "Success" ? answer.success : answer
        assert.deepInclude(page, { products: [], total: 0 })
        assert.strictEqual("correctedTerm" in page ? page.correctedTerm : undefined, corrected)
      }),
  )

  it.effect.each([
    { facets: null },
    { sortItems: null },
    { fieldRoles: null },
    { facets: [{ name: "Marke", associatedFieldName: "Brand", elements: null, selectedElements: null }] },
    { searchParams: { query: "*", filters: [{ name: "Brand", values: null }] } },
  ])("a FACT-Finder list with %j is read as if these collections were empty", (change) =>
    Effect.gen(function* () {
      const { answer } = yield* asking(catalog(Catalog.use((port) => port.search(list))), [
        json({ ...noHits, ...change }),
      ])
      const page = answer._tag === "Success" ? answer.success : answer
      assert.deepInclude(page, { products: [], total: 0, sort: "relevance" })
      assert.deepStrictEqual("facets" in page && page.facets.flatMap(({ elements }) => elements), [])
    }),
  )

  it.effect("a FACT-Finder suggestion whose attributes are null is shown without attributes", () =>
    Effect.gen(function* () {
      const { answer } = yield* asking(
        Suggestions.use((port) => port.suggest("product", "bohr")).pipe(
          Effect.provide(SuggestionsFactFinder.layer),
        ),
        [json({ suggestions: [{ name: "bohrer", type: "searchTerm", attributes: null }] })],
      )
      assert.deepStrictEqual(answer._tag === "Success" ? answer.success : answer, [
        { name: "bohrer", type: "searchTerm", attributes: {} },
      ])
    }),
  )

  it.effect("the FACT-Finder catalogue is unavailable when the record of a product has no values", () =>
    Effect.gen(function* () {
      const { answer } = yield* asking(catalog(Catalog.use((port) => port.detail(articleId))), [
        json({ id: "1", masterValues: {} }),
      ])
      assert.strictEqual(answer._tag === "Failure" ? answer.failure.reason : answer, "Unavailable")
    }),
  )

  it.effect("the FACT-Finder catalogue fails with NotFound if the product does not exist", () =>
    Effect.gen(function* () {
      const { answer } = yield* asking(catalog(Catalog.use((port) => port.detail(articleId))), [
        json({}, 404),
      ])
      assert.deepStrictEqual(
        answer._tag === "Failure" ? answer.failure : answer,
        new CatalogError({ reason: "NotFound" }),
      )
    }),
  )

  it.effect("a login is sent to FACT-Finder only once, even if the connection breaks", () =>
    Effect.gen(function* () {
      const login = { purchaserId: "520", sid: "s1", userId: "cs-1" }
      const { answer, requests } = yield* asking(sendLogin(grantTo("searchTracking"), login), ["down"])
      assert.strictEqual(answer._tag, "Failure")
      assert.lengthOf(requests, 1)
    }),
  )
})
