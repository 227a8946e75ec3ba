import { showsRating } from "@heimwerk/core/product/rating.ts"
import * as Effect from "effect/Effect"

import { type Check, unless } from "../suite/Check.ts"

const rule = "FACT-Finder NG REST v4"

const pageSize = 20
/** Maximum number of pages that a check reads. */
const maxPages = 4

const isAscending = (values: ReadonlyArray<number>): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value))

/** Checks of product lists: pages, sort orders and filters. */
export const searchChecks: ReadonlyArray<Check> = [
  {
    id: "search.paging",
    title: "Die Seiten einer Liste sind vollständig, ohne doppelte Artikel, und zählen gleich.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel }) {
      const page = (number: number) =>
        calls.search.navigation({ params: { channel }, query: { page: number, hitsPerPage: pageSize } })
      const first = yield* page(1)
      const count = Math.ceil(first.totalHits / pageSize)
      const numbers = Array.from({ length: Math.min(maxPages, count) - 1 }, (_, index) => index + 2)
      const pages = [first, ...(yield* Effect.forEach(numbers, page))]
      const hits = pages.flatMap((each) => each.hits)
      const again = yield* page(1)
      const ids = (each: typeof first) => each.hits.map(({ id }) => id).join()
      return [
        ...unless(
          first.paging.pageCount === count,
          `${first.totalHits} Treffer sind ${first.paging.pageCount} Seiten.`,
        ),
        ...unless(
          new Set(hits.map(({ id }) => id)).size === hits.length,
          "Ein Artikel steht auf zwei Seiten.",
        ),
        ...unless(
          hits.length === Math.min(first.totalHits, maxPages * pageSize),
          `${pages.length} Seiten haben ${hits.length} Artikel bei ${first.totalHits} Treffern.`,
        ),
        ...unless(
          hits.every(({ position }, index) => position === index),
          "Die Positionen zählen nicht fortlaufend ab 0.",
        ),
        ...unless(
          pages.every(({ totalHits }) => totalHits === first.totalHits),
          "Die Seiten nennen verschiedene Trefferzahlen.",
        ),
        ...unless(ids(again) === ids(first), "Dieselbe Seite hat beim zweiten Mal andere Artikel."),
      ]
    }),
  },
  {
    id: "search.sort",
    title: "Sortierte Listen sind nach Preis oder Bewertung geordnet.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel }) {
      const sorted = (sort: string) =>
        Effect.map(
          calls.search.navigation({ params: { channel }, query: { sort, hitsPerPage: 50 } }),
          ({ hits }) => hits.map(({ masterValues }) => masterValues),
        )
      const cheap = yield* sorted("Price:asc")
      const dear = yield* sorted("Price:desc")
      const rated = yield* sorted("RatingAverage:desc")
      const ratings = rated.map(({ ratingData }) =>
        showsRating(ratingData) ? -(ratingData?.rating ?? 0) : 0,
      )
      return [
        ...unless(isAscending(cheap.map((each) => each.priceInForce)), "Price:asc ist nicht aufsteigend."),
        ...unless(
          isAscending(dear.map((each) => each.priceInForce).toReversed()),
          "Price:desc ist nicht absteigend.",
        ),
        ...unless(isAscending(ratings), "RatingAverage:desc ist nicht absteigend."),
      ]
    }),
  },
  {
    id: "search.filters",
    title: "Ein Filter lässt genau so viele Treffer übrig, wie sein Wert nennt.",
    rule,
    run: Effect.fnUntraced(function* ({ calls, channel }) {
      const all = yield* calls.search.navigation({ params: { channel }, query: {} })
      const values = all.facets
        .filter(({ filterStyle }) => filterStyle === "MULTISELECT" || filterStyle === "DEFAULT")
        .flatMap(({ associatedFieldName, elements }) =>
          elements
            .slice(0, 1)
            .map(({ totalHits, value }) => ({ filter: `${associatedFieldName}:${value}`, totalHits })),
        )
      const findings = yield* Effect.forEach(values, ({ filter, totalHits }) =>
        Effect.map(calls.search.navigation({ params: { channel }, query: { filter: [filter] } }), (found) => [
          ...unless(
            found.totalHits === totalHits,
            `${filter} nennt ${totalHits} Treffer und hat ${found.totalHits}.`,
          ),
          ...unless(found.totalHits <= all.totalHits, `${filter} vergrößert die Liste.`),
        ]),
      )
      return findings.flat()
    }),
  },
]
