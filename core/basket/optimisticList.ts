import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { randomKey } from "../command/randomKey.ts"
import {
  ask,
  begin,
  confirm,
  dismiss,
  fail,
  type OptimisticState,
  initialOptimisticState,
  type PendingCommand,
  replace,
  shownBy,
  succeed,
  withError,
  withoutError,
} from "./OptimisticState.ts"
import type { Versioned } from "./newer.ts"

/** The fields of a port's error that the optimistic state needs. */
export interface PortError {
  readonly reason: string
  readonly message: string
}

/** Runs one call at a time. A call completes even if its caller is interrupted. */
export type SerialQueue = <A, E>(call: Effect.Effect<A, E>) => Effect.Effect<A, E>

/** A command before it gets its id: its subject and its expected change. */
export type Expected<A> = Omit<PendingCommand<A>, "id">

/**
 * Returns the German error message of a failed call, or `otherwise` if the call ended with a defect or an
 * interruption.
 */
export const messageOf = (exit: Exit.Exit<unknown, PortError>, otherwise: string): string =>
  Option.match(Exit.findErrorOption(exit), { onNone: () => otherwise, onSome: ({ message }) => message })

const generic = { key: "generic" } as const

interface OptimisticListOptions<A, S> {
  readonly empty: A
  readonly show: (current: OptimisticState<A>) => S
  /** The message shown if a call ends with a defect. */
  readonly unavailable: string
  readonly serially: SerialQueue
}

/** Makes the optimistic state of a basket or a wishlist, with all operations that change it. */
export const makeOptimisticList = Effect.fnUntraced(function* <A extends Versioned, S>({
  empty,
  serially,
  show,
  unavailable,
}: OptimisticListOptions<A, S>) {
  let current = initialOptimisticState(empty)
  const state = yield* SubscriptionRef.make(show(current))

  /** Changes the state and returns the decision that the change made from the previous state. */
  const decide = <B>(
    change: (before: OptimisticState<A>) => readonly [B, OptimisticState<A>],
  ): Effect.Effect<B> =>
    SubscriptionRef.modify(state, () => {
      const [decision, after] = change(current)
      current = after
      return [decision, show(after)] as const
    })

  const update = (change: (before: OptimisticState<A>) => OptimisticState<A>): Effect.Effect<void> =>
    decide((before) => [undefined, change(before)])

  /** Records the id of the list before each call, so that an answer is not applied to another list. */
  const asking = Effect.sync(() => {
    current = ask(current)
  })

  /** Accepts an answer unless it is older than the known state. */
  const take = (answer: A): Effect.Effect<void> => update((before) => confirm(before, answer))

  /**
   * Reads the list again after a line turned out to be missing, because another tab has changed the list.
   * Ignores errors of the read.
   */
  const reread = <E>(get: Effect.Effect<A, E>): Effect.Effect<void> =>
    asking.pipe(Effect.andThen(get), Effect.flatMap(take), Effect.exit, Effect.asVoid)

  /** Records the result of a command. `answerOf` selects this list from the answer. */
  const settle =
    <Answer>(command: PendingCommand<A>, answerOf: (answer: Answer) => A) =>
    (exit: Exit.Exit<Answer, PortError>): Effect.Effect<void> =>
      update((before) =>
        Exit.isSuccess(exit)
          ? succeed(before, command, answerOf(exit.value))
          : fail(before, command, messageOf(exit, unavailable)),
      )

  return {
    state,
    decide,
    update,
    settle,
    asking,
    take,
    reread,
    /** Returns the state of the last accepted answer, without pending commands. */
    confirmed: (): A => current.confirmed,
    /** Returns the confirmed state with every pending command applied as if it had succeeded. */
    shown: (): A => shownBy(current),

    load: <E extends PortError>(get: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      update((before) => ({ ...before, loading: true })).pipe(
        Effect.andThen(
          serially(
            asking.pipe(
              Effect.andThen(get),
              Effect.tap((answer) => update((before) => withoutError(confirm(before, answer), generic))),
              Effect.tapError(({ message }) => update((before) => withError(before, generic, message))),
              Effect.ensuring(update((before) => ({ ...before, loading: false }))),
            ),
          ),
        ),
      ),

    /**
     * Accepts a state from the page or another tab unless it is older than the known one, and stops loading.
     */
    replace: (answer: A): Effect.Effect<void> => update((before) => replace(before, answer)),

    dismissErrors: update(dismiss),

    /** Shows a command at once, sends it when its turn in the queue comes, and records its result. */
    run: Effect.fnUntraced(function* <E extends PortError>(
      expected: Expected<A>,
      send: (key: IdempotencyKey) => Effect.Effect<A, E>,
      get: Effect.Effect<A, E>,
    ) {
      const id = yield* randomKey
      const command: PendingCommand<A> = { ...expected, id }
      yield* update((before) => begin(before, command))
      return yield* serially(
        asking.pipe(
          Effect.andThen(send(id)),
          Effect.onExit(settle(command, (answer: A) => answer)),
          Effect.tapError(({ reason }) => (reason === "UnknownLine" ? reread(get) : Effect.void)),
        ),
      )
    }),
  }
})
