import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as SuggestionsMemory from "@heimwerk/adapters/memory/SuggestionsMemory.ts"
import { type ListParams, toProductQuery } from "@heimwerk/adapters/http/contract/search/query.ts"
import { Catalog, type CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Suggestions, type SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect, Layer } from "effect"

import { setScrews } from "../contentPage.ts"
import { smallWorld } from "../smallWorld.ts"
import { roles, toCategoryAnswer, toRecord, toResult } from "./writing.ts"

const world = Layer.merge(
  CatalogMemory.layer(smallWorld.assortment),
  SuggestionsMemory.layer(smallWorld.assortment, [setScrews]),
)

const listOf = (query: URLSearchParams): ListParams => {
  const market = query.get("purchaserId")
  const sort = query.get("sort")
  return {
    page: Number(query.get("page") ?? 1),
    hitsPerPage: Number(query.get("hitsPerPage") ?? 10),
    filter: query.getAll("filter"),
    ...(sort === null ? {} : { sort }),
    ...(market === null ? {} : { purchaserId: MarketId.make(market) }),
  }
}

const refused = (status: number, error: string) =>
  Response.json({ error, errorDescription: "The service speaks English." }, { status })

const euros = (price: string | undefined) =>
  price === undefined ? {} : { price: price.replace(/[^\d,]/gu, "").replace(",", ".") }

const answers = {
  list: (query: URLSearchParams, term?: string) =>
    Effect.gen(function* () {
      const asked = toProductQuery(listOf(query), term)
      return Response.json(toResult(yield* (yield* Catalog).search(asked), asked))
    }),
  categories: Effect.gen(function* () {
    return Response.json(toCategoryAnswer(yield* (yield* Catalog).navigation))
  }),
  records: (query: URLSearchParams) =>
    Effect.gen(function* () {
      const ids = query.getAll("productNumber").map((id) => ArticleId.make(id))
      const found = yield* (yield* Catalog).records(ids, listOf(query).purchaserId)
      return Response.json({ fieldRoles: roles, records: found.map(toRecord).toReversed() })
    }),
  detail: (id: string, query: URLSearchParams) =>
    Effect.gen(function* () {
      const found = yield* (yield* Catalog).detail(ArticleId.make(id), listOf(query).purchaserId)
      return Response.json({ fieldRoles: roles, record: toRecord(found), campaigns: [] })
    }),
  suggest: (channel: string, query: URLSearchParams) =>
    Effect.gen(function* () {
      const kind = channel === "cirax" ? "product" : "content"
      const found = yield* (yield* Suggestions).suggest(
        kind,
        query.get("query") ?? "",
        listOf(query).purchaserId,
      )
      return Response.json({
        suggestions: found.map(({ attributes, ...suggestion }) => ({
          ...suggestion,
          hitCount: 0,
          score: 1,
          attributes: { ...attributes, ...euros(attributes.price) },
        })),
        fieldRoles: roles,
        articleNumberSearchAllowed: true,
      })
    }),
}

const channels = new Set(["cirax", "ci_content"])

const route = (
  request: Request,
): Effect.Effect<Response, CatalogError | SuggestionsError, Catalog | Suggestions> => {
  const { pathname, searchParams } = new URL(request.url)
  const [call = "", ...rest] = pathname.replace(/^.*\/rest\/v4\//u, "").split("/")
  const [channel = "", id] = call === "navigation" && rest[0] === "category" ? [rest[1]] : rest
  if (!channels.has(channel)) return Effect.succeed(refused(400, "Unknown channel"))
  switch (call) {
    case "search":
      return answers.list(searchParams, searchParams.get("query") ?? "")
    case "navigation":
      return rest[0] === "category" ? answers.categories : answers.list(searchParams)
    case "records":
      return answers.records(searchParams)
    case "detail":
      return answers.detail(id ?? "", searchParams)
    case "suggest":
      return answers.suggest(channel, searchParams)
    case "track":
      return Effect.succeed(new Response(null))
    default:
      return Effect.succeed(refused(404, "Unknown call"))
  }
}

/**
 * A simulated FACT-Finder NG REST v4 with the small world, for the calls of the shop. Like the real service,
 * it returns text columns, custom role names and facets without values, has no page after the last, and
 * refuses in English.
 */
export const answerAsFactFinder = (request: Request): Promise<Response> =>
  Effect.runPromise(
    route(request).pipe(
      Effect.catchCause(() => Effect.succeed(refused(404, "Not found"))),
      Effect.provide(world),
    ),
  )
