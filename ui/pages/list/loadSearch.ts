import { Effect } from "effect"

import { listQuery } from "@heimwerk/core/catalog/listState.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/pageSizes.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { missingTerm } from "@heimwerk/core/search/nothingFound.ts"
import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"

import { brand } from "../../brand.ts"
import { fields, paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"
import type { ListData } from "./ListData.ts"
import { linksTo } from "./linksTo.ts"
import { listSummary } from "./listSummary.ts"
import { marketsNear } from "./marketsNear.ts"
import { queryWith, queryWithPage } from "./queryWith.ts"
import { servicesFor } from "./servicesFor.ts"

/** A list without products and filters. */
const emptyPage = { products: [], total: 0, page: 1, pageCount: 1, pageSize: defaultPageSize, facets: [] }

const allCategories = Catalog.use(({ navigation }) => navigation).pipe(
  Effect.map(linksTo),
  Effect.orElseSucceed((): ListData["below"] => []),
)

/**
 * The result for a search without a term, for example after the form without JavaScript has submitted an empty
 * field.
 */
const askForTerm = Effect.map(allCategories, (below) => ({
  kind: "page" as const,
  data: {
    heading: "",
    crumbs: [],
    path: paths.search,
    state: listQuery(new URLSearchParams()),
    page: { ...emptyPage, sort: "relevance" as const },
    below,
  },
  meta: {
    title: `Suche | ${brand.brand}`,
    description: missingTerm,
    canonicalPath: paths.search,
    robots: "noindex, follow",
  },
}))

/** Whether a term finds no article without filters. */
const findsNothing = (term: string) =>
  Catalog.use((catalog) => catalog.search({ ...listQuery(new URLSearchParams()), term, pageSize: 1 })).pipe(
    Effect.map(({ total }) => total === 0),
  )

/**
 * Loads search results. `/s?suchbegriff=Hammer`, submitted by the form without JavaScript, redirects to
 * `/s/hammer`; without a term the page asks for one.
 */
export const loadSearch: Load<ListData> = Effect.fn("pages.list.loadSearch")(
  function* ({ params, url }) {
    const catalog = yield* Catalog
    const term = normaliseTerm(params["term"] ?? url.searchParams.get(fields.term) ?? "")
    if (term === undefined) return yield* askForTerm
    const path = searchPath(term)
    if (`/s/${encodeURIComponent(params["term"] ?? "")}` !== path)
      return { kind: "moved" as const, to: path + queryWith(url, fields.term) }
    const state = listQuery(url.searchParams)
    const market = yield* ownMarket()
    const page = yield* catalog.search({
      ...state,
      term,
      pageSize: defaultPageSize,
      ...(market === undefined ? {} : { marketId: market.id }),
    })
    // Redirects from a page number beyond the last page, for example in an old link, to the last page.
    if (state.page !== page.page)
      return {
        kind: "moved" as const,
        to: path + queryWithPage(url, page.page),
        isForNow: true as const,
      }
    const isEmpty = page.total === 0 && (state.filters.length === 0 || (yield* findsNothing(term)))
    return {
      kind: "page" as const,
      data: {
        heading: term,
        crumbs: [],
        path,
        // A term that finds nothing without filters either is shown as without filters.
        state: { ...state, ...(isEmpty ? { filters: [] } : {}), page: page.page },
        page,
        // A search without results shows the main categories instead.
        below: isEmpty ? yield* allCategories : [],
        services: [...(yield* marketsNear(term, isEmpty)), ...servicesFor(term, isEmpty)],
        ...(market === undefined ? {} : { marketName: market.name }),
      },
      meta: {
        summary: listSummary(page),
        title: `Suche nach „${term}“ | ${brand.brand}`,
        description: `${page.total} Artikel für „${term}“ im ${brand.brand} Onlineshop.`,
        canonicalPath: path,
        robots: "noindex, follow",
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
