import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { isNoNetwork } from "../command/isNoNetwork.ts"
import { randomKey } from "../command/randomKey.ts"
import type { SerialQueue } from "../command/SerialQueue.ts"
import { forgottenId } from "./emptyBasket.ts"
import { type CommandSender, isLost, type OutgoingCommand, type PortError } from "./makeCommandSender.ts"
import {
  amend,
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
  withdraw,
  withError,
  withoutError,
} from "./OptimisticState.ts"
import type { Versioned } from "./newer.ts"
import type { StoredChange } from "./StoredCommands.port.ts"

/** A pending command that has no id yet: the line or error key it changes, and its expected change. */
export type Expected<A> = Omit<PendingCommand<A>, "id">

/**
 * Returns the German error message of a failed call, or `otherwise` if the call ended with a defect or an
 * interruption.
 */
const messageOf = (exit: Exit.Exit<unknown, PortError>, otherwise: string): string =>
  Option.match(Exit.findErrorOption(exit), { onNone: () => otherwise, onSome: ({ message }) => message })

const generic = { key: "generic" } as const

/**
 * Returns the state after a read. A read that ends with a defect or an interruption does not change the list
 * or its error. Nor does a read without a network if a list is shown: the visitor did not ask for most reads.
 */
const loaded = <A extends Versioned>(
  state: OptimisticState<A>,
  exit: Exit.Exit<A, PortError>,
): OptimisticState<A> =>
  Exit.isSuccess(exit)
    ? withoutError(confirm(state, exit.value), generic)
    : Option.match(Exit.findErrorOption(exit), {
        onNone: () => state,
        onSome: (error) =>
          isNoNetwork(error) && state.confirmed.id !== "" ? state : withError(state, generic, error.message),
      })

interface OptimisticListOptions<A, S> {
  readonly empty: A
  readonly show: (current: OptimisticState<A>) => S
  /** The German message shown if a call ends with a defect or an interruption. */
  readonly unavailable: string
  readonly serially: SerialQueue["Service"]
  readonly dispatch: CommandSender["dispatch"]
}

/** The calls of a command of a list, with its key. */
export interface Sending<A, E> extends Pick<OutgoingCommand<A, E>, "key" | "change" | "send"> {
  /** Reads the list. */
  readonly read: Effect.Effect<A, E>
}

/**
 * The optimistic state of a basket or a wishlist. It has a name, so that declarations do not repeat its structure for
 * each list.
 */
export interface OptimisticList<A extends Versioned, S> extends Effect.Success<
  ReturnType<typeof makeOptimisticList<A, S>>
> {}

/** Makes the optimistic state of a basket or a wishlist, with all operations that change it. */
export const makeOptimisticList = Effect.fnUntraced(function* <A extends Versioned, S>({
  dispatch,
  empty,
  serially,
  show,
  unavailable,
}: OptimisticListOptions<A, S>) {
  let current = initialOptimisticState(empty)
  const state = yield* SubscriptionRef.make(show(current))

  /**
   * Changes the state. Returns a result that `change` computes from the previous state. The new state is
   * published only if it changes what is shown.
   */
  const decide = <B>(
    change: (before: OptimisticState<A>) => readonly [B, OptimisticState<A>],
  ): Effect.Effect<B> =>
    SubscriptionRef.modifySome(state, (shown) => {
      const [decision, after] = change(current)
      current = after
      const next = show(after)
      return [decision, Equal.equals(shown, next) ? Option.none() : Option.some(next)] as const
    })

  const update = (change: (before: OptimisticState<A>) => OptimisticState<A>): Effect.Effect<void> =>
    decide((before) => [undefined, change(before)])

  /** Records the id of the list before a call. If the list is replaced during the call, the answer is ignored. */
  const asking = Effect.sync(() => {
    current = ask(current)
  })

  /** Accepts an answer about the list unless it is older than the known state. */
  const take = (answer: A): Effect.Effect<void> => update((before) => confirm(before, answer))

  /**
   * Reads the list again after a command for a missing line: another tab has removed the line. Ignores errors
   * of this read.
   */
  const reread = <E>(get: Effect.Effect<A, E>): Effect.Effect<void> =>
    asking.pipe(Effect.andThen(get), Effect.flatMap(take), Effect.exit, Effect.asVoid)

  /** Records the result of a command. `answerOf` returns the part of the answer that belongs to this list. */
  const settle =
    <Answer>(command: PendingCommand<A>, answerOf: (answer: Answer) => A) =>
    (exit: Exit.Exit<Answer, PortError>): Effect.Effect<void> =>
      update((before) => {
        if (Exit.isSuccess(exit)) return succeed(before, command, answerOf(exit.value))
        if (command.isBackground === true && isLost(exit)) return withdraw(before, command)
        return fail(before, command, messageOf(exit, unavailable))
      })

  /** Shows that a command waits for the network. */
  const wait = (command: PendingCommand<A>): Effect.Effect<void> =>
    update((before) => amend(before, { ...command, isWaiting: true }))

  /** Returns a command that has begun, with everything that is needed to send it. */
  const outgoing = <E extends PortError>(
    command: PendingCommand<A>,
    { change, key, read, send }: Sending<A, E>,
  ): OutgoingCommand<A, E> => ({
    key,
    change,
    send: Effect.andThen(asking, send),
    settle: settle(command, (answer: A) => answer),
    wait: Effect.map(wait(command), () => shownBy(current)),
    withdraw: update((before) => withdraw(before, command)),
    reread: reread(read),
  })

  return {
    state,
    decide,
    update,
    settle,
    wait,
    outgoing,
    asking,
    take,
    reread,
    /** Returns the list of the last accepted answer, without pending commands. */
    confirmed: (): A => current.confirmed,
    /** Returns the confirmed list with every pending command applied as if it had succeeded. */
    shown: (): A => shownBy(current),

    load: <E extends PortError>(get: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      update((before) => ({ ...before, loading: true })).pipe(
        Effect.andThen(
          serially(
            asking.pipe(
              Effect.andThen(get),
              Effect.onExit((exit: Exit.Exit<A, E>) =>
                update((before) => loaded({ ...before, loading: false }, exit)),
              ),
            ),
          ),
        ),
      ),

    /**
     * Accepts a list from the page or another tab unless it is older than the known one. The list then
     * counts as loaded.
     */
    replace: (answer: A): Effect.Effect<void> => update((before) => replace(before, answer)),

    /** Shows an empty list after a logout. */
    forget: update((before) => replace(before, { ...empty, id: forgottenId })),

    dismissErrors: update(dismiss),

    /**
     * Shows a command's expected change at once, sends the command after the earlier ones, and records its
     * result. Without a network, a command with a change to store waits, and the result is the shown list.
     *
     * @param stored the change to store while there is no network; `undefined`: the command then fails
     * @param key the key of a command that a page has already sent; default: a new key
     */
    run: <E extends PortError>(
      expected: Expected<A>,
      send: (key: IdempotencyKey) => Effect.Effect<A, E>,
      read: Effect.Effect<A, E>,
      stored: StoredChange | undefined,
      key?: IdempotencyKey,
    ): Effect.Effect<A, E> =>
      Effect.flatMap(key === undefined ? randomKey : Effect.succeed(key), (id) => {
        const command: PendingCommand<A> = { ...expected, id }
        return Effect.andThen(
          update((before) => begin(before, command)),
          dispatch(outgoing(command, { key: id, change: stored, send: send(id), read })),
        )
      }),
  }
})
