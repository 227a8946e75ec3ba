import * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"
import { NotPossible } from "./Check.ts"
import { Recorder } from "./Exchange.ts"
import type { Visitor } from "./Visitor.ts"

/** Maximum number of articles that checks use as input. */
const sampleSize = 24

const filled = <A>(list: ReadonlyArray<A>, noun: string) => {
  const [first, ...rest] = list
  return first === undefined
    ? Effect.fail(new NotPossible({ message: `Der Shop hat keine ${noun}.` }))
    : Effect.succeed([first, ...rest] as const)
}

/**
 * Reads markets and articles of a backend at most once. Their requests belong to no check: each noun has checks of its
 * own.
 */
export const makeSamples = Effect.fnUntraced(function* (
  { markets, search }: Visitor["calls"],
  channel: Backend["channel"],
) {
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
  return {
    /** Articles of the first page of all products. */
    articles: yield* Effect.cached(unrecorded(articles)),
    markets: yield* Effect.cached(unrecorded(list)),
  }
})

export type Samples = Effect.Success<ReturnType<typeof makeSamples>>
