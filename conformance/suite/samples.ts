import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"
import { NotPossible } from "./Check.ts"
import { Recorder } from "./Exchange.ts"
import type { Visitor } from "./Visitor.ts"

/** An article as lists contain it. */
export interface Article extends Product {
  readonly priceInForce: Cents
}

/** A list with at least one element. */
type Filled<A> = readonly [A, ...ReadonlyArray<A>]

/** Markets and articles of a backend. Reading an empty list fails with `NotPossible`. */
export interface Samples {
  /** Articles of the first page of all products. */
  readonly articles: Effect.Effect<Filled<Article>, unknown>
  readonly markets: Effect.Effect<Filled<Market>, unknown>
}

/** Maximum number of articles that checks use as input. */
const sampleSize = 24

const filled = <A>(list: ReadonlyArray<A>, noun: string) => {
  const [first, ...rest] = list
  return first === undefined
    ? Effect.fail(new NotPossible({ message: `Der Shop hat keine ${noun}.` }))
    : Effect.succeed([first, ...rest] as const)
}

/**
 * Reads markets and articles of a backend at most once. The answers are not recorded for the running check,
 * because other checks test these requests.
 */
export const makeSamples: (calls: Visitor["calls"], channel: Backend["channel"]) => Effect.Effect<Samples> =
  Effect.fnUntraced(function* ({ markets, search }, channel) {
    const articles = search.navigation({ params: { channel }, query: { hitsPerPage: sampleSize } }).pipe(
      Effect.flatMap(({ hits }) =>
        filled(
          hits.map(({ masterValues }) => masterValues),
          "Artikel",
        ),
      ),
    )
    const list = Effect.flatMap(markets.list(), (answer) => filled(answer.markets, "Märkte"))
    const unrecorded = Effect.provideService(Recorder, () => {})
    const samples: Samples = {
      articles: yield* Effect.cached(unrecorded(articles)),
      markets: yield* Effect.cached(unrecorded(list)),
    }
    return samples
  })
