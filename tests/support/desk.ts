import { Deferred, Effect, type Exit } from "effect"

/** A query that the test has not answered yet. */
interface Question<Q, A, E> {
  readonly query: Q
  readonly answer: Deferred.Deferred<A, E>
  interrupted: boolean
}

/**
 * A port whose queries wait until the test answers them. With `stubborn`, queries cannot be cancelled, so that
 * late answers still arrive.
 */
export const makeDesk = <Q, A, E = never>({ stubborn = false } = {}) => {
  const questions: Array<Question<Q, A, E>> = []
  const ask = (query: Q): Effect.Effect<A, E> =>
    Effect.gen(function* () {
      const question = { query, answer: yield* Deferred.make<A, E>(), interrupted: false }
      questions.push(question)
      const waiting = Deferred.await(question.answer)
      return yield* stubborn
        ? Effect.uninterruptible(waiting)
        : Effect.onInterrupt(waiting, () => Effect.sync(() => void (question.interrupted = true)))
    })
  const end = (index: number, exit: Exit.Exit<A, E>) =>
    Effect.gen(function* () {
      const question = questions.at(index)
      if (question === undefined) return yield* Effect.die(new Error(`nobody asked question ${index}`))
      yield* Deferred.done(question.answer, exit)
      yield* Effect.yieldNow
      yield* Effect.yieldNow
    })
  return {
    ask,
    /** Answers a query by its index from 0. A negative index counts from the last query. */
    end,
    queries: (): ReadonlyArray<Q> => questions.map(({ query }) => query),
    /** Interrupts unanswered queries. Add it as a finalizer after the service is built. */
    close: Effect.suspend(() => Effect.forEach(questions, ({ answer }) => Deferred.interrupt(answer))),
    interrupted: (): ReadonlyArray<boolean> => questions.map((question) => question.interrupted),
  }
}
