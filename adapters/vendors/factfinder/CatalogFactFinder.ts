import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { ProductQuery } from "@heimwerk/core/catalog/ProductQuery.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Effect from "effect/Effect"
import { HttpClientError } from "effect/http"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"

import { sortKeyOf } from "../../http/contract/search/fields.ts"
import { toListParams } from "../../http/contract/search/query.ts"
import { withinBudget } from "../../http/retry.ts"
import { CategoryAnswer, DetailAnswer, RecordsAnswer, WireResult, type WireRecord } from "./answers.ts"
import { FactFinder } from "./FactFinder.ts"
import { toCategories, toFacets } from "./facets.ts"
import { toDetail, toProduct } from "./record.ts"

const isUnknownRecord = (cause: unknown) =>
  HttpClientError.isHttpClientError(cause) &&
  cause.reason._tag === "StatusCodeError" &&
  cause.reason.response.status === 404

const toError = (cause: unknown): CatalogError => {
  if (cause instanceof CatalogError) return cause
  return isUnknownRecord(cause)
    ? new CatalogError({ reason: "NotFound" })
    : new CatalogError({ reason: "Unavailable", cause })
}

/** Limits a call to 5 s, because a page waits for the answer. */
const answer = withinBudget(toError, "5 seconds")

const log = (event: string, records: ReadonlyArray<string>) =>
  records.length === 0
    ? Effect.void
    : Effect.logWarning(`Records of the search service ${event}: ${records.join(", ")}`)

const logUnreadable = (records: ReadonlyArray<string>) => log("are shown without unreadable fields", records)

/** Returns the products that can be shown. Logs the ids of the others, and unreadable fields. */
const shown = Effect.fnUntraced(function* (
  records: ReadonlyArray<WireRecord>,
  roles?: WireResult["fieldRoles"],
) {
  const unreadable: Array<string> = []
  const read = records.map((record) => toProduct(record, roles, (text) => unreadable.push(text)))
  const bad = records.filter((_, index) => Option.isNone(read[index] ?? Option.none())).map(({ id }) => id)
  yield* log("cannot be shown", bad)
  yield* logUnreadable(unreadable)
  return read.flatMap((product) => Option.toArray(product))
})

/**
 * Returns the corrected search term, if the service has corrected it. The service names the term that it
 * really searched for, sometimes with other capital letters.
 */
const correction = ({ term = "" }: ProductQuery, { searchParams: { query = "" } = {} }: WireResult) => {
  const [asked, searched] = [normaliseTerm(term), normaliseTerm(query)]
  return asked === undefined || searched === undefined || searched === asked
    ? {}
    : { correctedTerm: searched }
}

const toPage = Effect.fnUntraced(function* (result: WireResult, query: ProductQuery) {
  const { currentPage, hitsPerPage, pageCount } = result.paging
  const sort = result.sortItems?.find(({ selected }) => selected)
  const page: ProductPage = {
    products: yield* shown(result.hits, result.fieldRoles),
    total: result.totalHits,
    page: Math.max(1, currentPage),
    pageCount: Math.max(1, pageCount),
    pageSize: hitsPerPage,
    facets: toFacets(result.facets ?? [], result.searchParams),
    sort: (sort && sortKeyOf(`${sort.name}:${sort.order}`)) ?? "relevance",
    ...correction(query, result),
  }
  return page
})

const forMarket = (marketId: MarketId | undefined) => ({ purchaserId: marketId })

const make = Effect.map(FactFinder, (service) => {
  const channel = service.channel("product")

  /** Fails for an empty result that timed out, because products may exist. */
  const ask = Effect.fnUntraced(function* (query: ProductQuery) {
    const list = { ...toListParams(query), hitsPerPage: query.pageSize }
    const result = yield* query.term === undefined
      ? service.get(["navigation", channel], list, WireResult)
      : service.get(["search", channel], { query: query.term, ...list }, WireResult)
    if (result.timedOut === true && result.hits.length === 0)
      return yield* new CatalogError({ reason: "Unavailable", cause: "The search service ran out of time." })
    return result
  })

  const search = Effect.fn("CatalogFactFinder.search")(function* (query: ProductQuery) {
    const result = yield* ask(query)
    const last = result.paging.pageCount
    if (query.page <= last || last < 1) return yield* toPage(result, query)
    return yield* toPage(yield* ask({ ...query, page: last }), query)
  }, answer)

  const records = Effect.fn("CatalogFactFinder.records")(function* (
    articleIds: ReadonlyArray<ArticleId>,
    marketId?: MarketId,
  ) {
    if (articleIds.length === 0) return []
    const found = yield* service.get(
      ["records", channel],
      { productNumber: articleIds, idType: "productNumber", ...forMarket(marketId) },
      RecordsAnswer,
    )
    const products = new Map(
      (yield* shown(found.records, found.fieldRoles)).map((product) => [product.articleId, product]),
    )
    return articleIds.flatMap((id) => products.get(id) ?? [])
  }, answer)

  const detail = Effect.fn("CatalogFactFinder.detail")(function* (articleId: ArticleId, marketId?: MarketId) {
    const found = yield* service.get(
      ["detail", channel, articleId],
      {
        idType: "productNumber",
        withCampaigns: false,
        withRecommendations: false,
        withSimilarProducts: false,
        ...forMarket(marketId),
      },
      DetailAnswer,
    )
    const unreadable: Array<string> = []
    const { fieldRoles = {}, record } = "record" in found ? found : { record: found }
    const product = toDetail(record, fieldRoles, (text) => unreadable.push(text))
    yield* logUnreadable(unreadable)
    if (Option.isSome(product)) return product.value
    return yield* new CatalogError({ reason: "Unavailable", cause: `Record ${articleId} cannot be shown.` })
  }, answer)

  const navigation = service.get(["navigation", "category", channel], { endLevel: 1 }, CategoryAnswer).pipe(
    Effect.map(({ facets }) => toCategories(facets)),
    Effect.withSpan("CatalogFactFinder.navigation"),
    answer,
  )

  return { search, navigation, records, detail }
})

/** The catalogue of a FACT-Finder instance (storefront 7; FACT-Finder NG REST v4). */
export const layer: Layer.Layer<Catalog, never, FactFinder> = Layer.effect(Catalog, make)
