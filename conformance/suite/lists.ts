import * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"
import { NotPossible } from "./Check.ts"
import { Recorder } from "./Exchange.ts"
import type { Article } from "./samples.ts"
import type { Visitor } from "./Visitor.ts"

/** Removes all lines of a visitor's basket and wishlist. Errors are ignored, because other checks report them. */
const emptyLists = ({ calls }: Visitor, { brand }: Pick<Backend, "brand">) =>
  Effect.gen(function* () {
    const params = { brand }
    const { basket, wishlist } = calls
    const lines = yield* basket.limited({ params })
    yield* Effect.forEach(lines.lineItems, ({ lineItemId: id }) =>
      basket.remove({ params: { brand, id }, headers: {} }),
    )
    const wishes = yield* wishlist.limited({ params })
    yield* Effect.forEach(wishes.lineItems, ({ lineItemId: id }) =>
      wishlist.remove({ params: { brand, id }, headers: {} }),
    )
  }).pipe(
    Effect.provideService(Recorder, () => {}),
    Effect.ignore,
  )

/** Runs an effect as a new visitor, and empties the visitor's lists at the end. */
export const asVisitor = <A, E, R>(backend: Backend, use: (visitor: Visitor) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(backend.newVisitor, (visitor) => Effect.ensuring(use(visitor), emptyLists(visitor, backend)))

/** Returns two different articles of the backend. Fails with `NotPossible` if the backend has fewer. */
export const twoArticles = ({
  samples,
}: Pick<Backend, "samples">): Effect.Effect<readonly [Article, Article], unknown> =>
  Effect.flatMap(samples.articles, ([first, second]) =>
    second === undefined
      ? Effect.fail(new NotPossible({ message: "Der Shop hat nur einen Artikel." }))
      : Effect.succeed([first, second] as const),
  )
