import type { Defect } from "./faultyBackend.ts"
import { json, replaced, status, url } from "./mutations.ts"

const list = "GET /rest/v4/navigation/cirax"
const price = "GET /public/api/articles"

interface Records {
  readonly records: ReadonlyArray<unknown>
}
interface Tree {
  readonly facets: ReadonlyArray<{ readonly elements: ReadonlyArray<unknown> }>
}
interface Price {
  readonly reduction?: { readonly percent: number }
}
interface Stock {
  readonly articles: ReadonlyArray<{ readonly markets: ReadonlyArray<object> }>
}
interface Suggestions {
  readonly suggestions: ReadonlyArray<unknown>
}

/** Defects of lists, articles, prices, stock and suggestions. */
export const catalogDefects: ReadonlyArray<Defect> = [
  {
    name: "repeats the first page",
    check: "search.paging",
    request: url(list, /page=2/u, "page=1"),
  },
  {
    name: "counts one page too many",
    check: "search.paging",
    answer: json<{ readonly paging: { readonly pageCount: number } }>(list, (body) => ({
      ...body,
      paging: { ...body.paging, pageCount: body.paging.pageCount + 1 },
    })),
  },
  {
    name: "ignores the sort order",
    check: "search.sort",
    request: url(list, /sort=Price%3Aasc/u, "sort=Price%3Adesc"),
  },
  {
    name: "ignores filters",
    check: "search.filters",
    request: url(list, /filter=Brand[^&]*/u, ""),
  },
  {
    name: "shows articles of other categories",
    check: "search.category",
    request: url(list, /filter=CategoryPath[^&]*/u, ""),
  },
  {
    name: "finds articles for an invented word",
    check: "search.term",
    request: url("GET /rest/v4/search", /query=xqzvwkjh/u, "query=farbe"),
  },
  {
    name: "takes page 0 for page 1",
    check: "search.wrong",
    request: url(list, /page=0/u, "page=1"),
  },
  {
    name: "sends records in its own order",
    check: "articles.records",
    answer: json<Records>("GET /rest/v4/records", (body) => ({
      ...body,
      records: body.records.toReversed(),
    })),
  },
  {
    name: "sends another price with the details of an article",
    check: "articles.detail",
    answer: replaced("GET /rest/v4/detail", /"Price":/u, '"Price":1'),
  },
  {
    name: "lists a category twice",
    check: "articles.categories",
    answer: json<Tree>("GET /rest/v4/navigation/category", (body) => ({
      ...body,
      facets: body.facets.map((facet) => ({
        ...facet,
        elements: [...facet.elements, ...facet.elements.slice(-1)],
      })),
    })),
  },
  {
    name: "writes other amounts than it calculates with",
    check: "prices.agree",
    answer: replaced(price, /"text":"/u, '"text":"1'),
  },
  {
    name: "announces one percent more than the reduction has",
    check: "prices.reduction",
    answer: json<Price>(price, (body) =>
      body.reduction === undefined
        ? body
        : { ...body, reduction: { ...body.reduction, percent: body.reduction.percent + 1 } },
    ),
  },
  {
    name: "sends an error without a code",
    check: "prices.unknown",
    answer: status(price, 404, 404, "{}"),
  },
  {
    name: "has stock in a market that is not in the list",
    check: "stocks.markets",
    answer: json<Stock>("POST /shop/rest/V1/heimwerk/stocks", ({ articles }) => ({
      articles: articles.map((article) => ({
        ...article,
        markets: article.markets.map((market) => ({ ...market, marketId: "999999" })),
      })),
    })),
  },
  {
    name: "suggests everything twice",
    check: "suggest.beginning",
    answer: json<Suggestions>("GET /rest/v4/suggest", (body) => ({
      ...body,
      suggestions: body.suggestions.flatMap((suggestion) => [suggestion, suggestion]),
    })),
  },
  {
    name: "accepts a term of any length",
    check: "suggest.nothing",
    request: url("GET /rest/v4/suggest", /x{5000}/u, "x"),
  },
]
