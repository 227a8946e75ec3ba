import * as Effect from "effect/Effect"

import type { Backend } from "./Backend.ts"
import { NotPossible } from "./Check.ts"
import { Recorder } from "./Exchange.ts"
import { one } from "./quantities.ts"
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

/** Puts one piece of the first article into a visitor's basket. Returns the visitor with the request and its answer. */
const addOnePiece = Effect.fnUntraced(function* ({ brand, samples }: Backend, visitor: Visitor) {
  const [{ articleId }] = yield* samples.articles
  const request = {
    params: { brand },
    headers: {},
    payload: { articleId, quantity: one, deliveryType: "homeDelivery" },
  } as const
  return { ...visitor, request, added: yield* visitor.calls.basket.add(request) }
})

type OnePiece = Effect.Success<ReturnType<typeof addOnePiece>>

/** Runs an effect as a new visitor, and empties the visitor's lists at the end. */
export const asVisitor = <A, E, R>(backend: Backend, use: (visitor: Visitor) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(backend.newVisitor, (visitor) => Effect.ensuring(use(visitor), emptyLists(visitor, backend)))

/**
 * Runs an effect as a new visitor with one piece of an article in the basket, and empties the visitor's lists at the
 * end.
 */
export const withOnePiece = <A, E, R>(backend: Backend, use: (given: OnePiece) => Effect.Effect<A, E, R>) =>
  asVisitor(backend, (visitor) => Effect.flatMap(addOnePiece(backend, visitor), use))

/** Returns two different articles of the backend. Fails with `NotPossible` if the backend has fewer. */
export const twoArticles = ({
  samples,
}: Pick<Backend, "samples">): Effect.Effect<readonly [Article, Article], unknown> =>
  Effect.flatMap(samples.articles, ([first, second]) =>
    second === undefined
      ? Effect.fail(new NotPossible({ message: "Der Shop hat nur einen Artikel." }))
      : Effect.succeed([first, second] as const),
  )
