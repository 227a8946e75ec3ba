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
  type Ledger,
  openLedger,
  type PendingCommand,
  replace,
  shownBy,
  succeed,
  withError,
  withoutError,
} from "./ledger.ts"
import type { Versioned } from "./newer.ts"

/** An error of a port, as far as a keeper looks into it. */
export interface PortError {
  readonly reason: string
  readonly message: string
}

/** Carries out one call at a time, and to its end. */
export type InTurn = <A, E>(call: Effect.Effect<A, E>) => Effect.Effect<A, E>

/** What a command is expected to do. */
export type Expected<A> = Omit<PendingCommand<A>, "id">

/** The German message of how a call ended, where it did not succeed; `otherwise` when it broke down. */
export const messageOf = (exit: Exit.Exit<unknown, PortError>, otherwise: string): string =>
  Option.match(Exit.findErrorOption(exit), { onNone: () => otherwise, onSome: ({ message }) => message })

const generic = { key: "generic" } as const

interface KeeperOptions<A, S> {
  readonly empty: A
  readonly show: (ledger: Ledger<A>) => S
  /** What is said when a call breaks down. */
  readonly unavailable: string
  readonly inTurn: InTurn
}

/** The ledger of a basket or a wishlist with everything that is written into it. */
export const makeKeeper = Effect.fnUntraced(function* <A extends Versioned, S>({
  empty,
  inTurn,
  show,
  unavailable,
}: KeeperOptions<A, S>) {
  let ledger = openLedger(empty)
  const state = yield* SubscriptionRef.make(show(ledger))

  /** Writes into the ledger, and tells what was decided on what stood there. */
  const decide = <B>(change: (before: Ledger<A>) => readonly [B, Ledger<A>]): Effect.Effect<B> =>
    SubscriptionRef.modify(state, () => {
      const [decision, after] = change(ledger)
      ledger = after
      return [decision, show(after)] as const
    })

  const note = (change: (before: Ledger<A>) => Ledger<A>): Effect.Effect<void> =>
    decide((before) => [undefined, change(before)])

  /** Each call begins with it, so that its answer is not taken for one about something else. */
  const asking = Effect.sync(() => {
    ledger = ask(ledger)
  })

  /** Takes over an answer, unless it is older than what is known. */
  const take = (answer: A): Effect.Effect<void> => note((before) => confirm(before, answer))

  /** What is gone was taken away elsewhere: what else happened there is read, as far as that succeeds, without breaking down. */
  const reread = <E>(get: Effect.Effect<A, E>): Effect.Effect<void> =>
    asking.pipe(Effect.andThen(get), Effect.flatMap(take), Effect.exit, Effect.asVoid)

  /** Notes how a command ended; `answerOf` finds this keeper's part in the answer. */
  const settle =
    <Answer>(command: PendingCommand<A>, answerOf: (answer: Answer) => A) =>
    (exit: Exit.Exit<Answer, PortError>): Effect.Effect<void> =>
      note((before) =>
        Exit.isSuccess(exit)
          ? succeed(before, command, answerOf(exit.value))
          : fail(before, command, messageOf(exit, unavailable)),
      )

  return {
    state,
    decide,
    note,
    settle,
    asking,
    take,
    reread,
    /** The server's last word. */
    confirmed: (): A => ledger.confirmed,
    /** With every pending command as if it had succeeded. */
    shown: (): A => shownBy(ledger),

    load: <E extends PortError>(get: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      note((before) => ({ ...before, loading: true })).pipe(
        Effect.andThen(
          inTurn(
            asking.pipe(
              Effect.andThen(get),
              Effect.tap((answer) => note((before) => withoutError(confirm(before, answer), generic))),
              Effect.tapError(({ message }) => note((before) => withError(before, generic, message))),
              Effect.ensuring(note((before) => ({ ...before, loading: false }))),
            ),
          ),
        ),
      ),

    /** Takes over an answer that came another way, unless it is older than what is known; nothing is loading then. */
    replace: (answer: A): Effect.Effect<void> => note((before) => replace(before, answer)),

    dismissErrors: note(dismiss),

    /** Begins a command at once, and ends it when its turn has come and its call is over. */
    run: Effect.fnUntraced(function* <E extends PortError>(
      expected: Expected<A>,
      send: (key: IdempotencyKey) => Effect.Effect<A, E>,
      get: Effect.Effect<A, E>,
    ) {
      const id = yield* randomKey
      const command: PendingCommand<A> = { ...expected, id }
      yield* note((before) => begin(before, command))
      return yield* inTurn(
        asking.pipe(
          Effect.andThen(send(id)),
          Effect.onExit(settle(command, (answer: A) => answer)),
          Effect.tapError(({ reason }) => (reason === "UnknownLine" ? reread(get) : Effect.void)),
        ),
      )
    }),
  }
})
