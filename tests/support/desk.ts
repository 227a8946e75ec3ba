import { Deferred, Effect, type Exit } from "effect"

/** One question that was put to a desk. */
interface Question<Q, A, E> {
  readonly query: Q
  readonly answer: Deferred.Deferred<A, E>
  interrupted: boolean
}

/**
 * The other side of a port, answered by the test: questions wait until they are. A stubborn desk cannot be called off, so
 * that its answers always arrive, however late.
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
    /** Answers a question, counted from 0 or, negative, from the last. */
    end,
    queries: (): ReadonlyArray<Q> => questions.map(({ query }) => query),
    /** Ends what nobody answered; a finalizer of the test after the service was built. */
    close: Effect.suspend(() => Effect.forEach(questions, ({ answer }) => Deferred.interrupt(answer))),
    interrupted: (): ReadonlyArray<boolean> => questions.map((question) => question.interrupted),
  }
}
