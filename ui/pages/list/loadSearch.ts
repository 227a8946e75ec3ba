import { Effect } from "effect"

import { listQuery, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { defaultPageSize } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"

import { fields, paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { ownMarket } from "../ownMarket.ts"
import type { ListData } from "./ListData.ts"
import { linksTo } from "./linksTo.ts"
import { listSummary } from "./listSummary.ts"

/**
 * Loads the results of a search. `/s?suchbegriff=Hammer`, submitted by the form without JavaScript,
 * redirects to `/s/hammer`. An empty term redirects to the home page (storefront 5, search).
 */
export const loadSearch: Load<ListData> = Effect.fn("pages.list.loadSearch")(
  function* ({ params, url }) {
    const catalog = yield* Catalog
    const term = normaliseTerm(params["term"] ?? url.searchParams.get(fields.term) ?? "")
    if (term === undefined) return { kind: "moved" as const, to: paths.home }
    const state = listQuery(url.searchParams)
    if (params["term"] !== term) return { kind: "moved" as const, to: searchPath(term) + listSearch(state) }
    const market = yield* ownMarket()
    const page = yield* catalog.search({
      ...state,
      term,
      pageSize: defaultPageSize,
      ...(market === undefined ? {} : { marketId: market.id }),
    })
    const isEmpty = page.total === 0 && state.filters.length === 0
    return {
      kind: "page" as const,
      data: {
        heading: term,
        crumbs: [],
        path: searchPath(term),
        state: { ...state, page: page.page },
        page,
        // A search without results shows the main categories instead.
        below: isEmpty ? linksTo(yield* catalog.navigation.pipe(Effect.orElseSucceed(() => []))) : [],
        ...(market === undefined ? {} : { marketName: market.name }),
      },
      meta: {
        summary: listSummary(page),
        title: `Suche nach „${term}“ | Heimwerk`,
        description: `${page.total} Artikel für „${term}“ im Heimwerk Onlineshop.`,
        canonicalPath: searchPath(term),
        robots: "noindex, follow",
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
