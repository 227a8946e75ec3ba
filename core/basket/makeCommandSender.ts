import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { isNoNetwork } from "../command/isNoNetwork.ts"
import type { SerialQueue } from "../command/SerialQueue.ts"
import { type StoredChange, StoredCommands } from "./StoredCommands.port.ts"

/** The fields of a port's error that the optimistic state uses. */
export interface PortError {
  readonly reason: string
  readonly message: string
  readonly cause?: unknown
}

/** A command of basket or wishlist whose expected change is shown. */
export interface OutgoingCommand<A, E> {
  readonly key: IdempotencyKey
  /** The change to store while there is no network. A command without it never waits. */
  readonly change: StoredChange | undefined
  readonly send: Effect.Effect<A, E>
  /** Records the result of the command. */
  readonly settle: (exit: Exit.Exit<A, E>) => Effect.Effect<void>
  /** Shows that the command waits for the network, and returns the shown lists. */
  readonly wait: Effect.Effect<A>
  /** Removes the expected change. */
  readonly withdraw: Effect.Effect<void>
  /** Reads the changed list again. */
  readonly reread: Effect.Effect<void>
}

/** A command whose answer no caller needs. */
interface Waiting extends Pick<OutgoingCommand<never, never>, "key" | "withdraw" | "reread"> {
  /** Sends the command. Returns whether the server has answered. */
  readonly attempt: Effect.Effect<boolean>
}

/** Sends the commands of basket and wishlist. */
export interface CommandSender {
  /** Sends a command after the earlier ones. */
  readonly dispatch: <A, E extends PortError>(command: OutgoingCommand<A, E>) => Effect.Effect<A, E>
  /**
   * Makes a command wait behind the others, in a turn of the visitor's queue. `undefined` if commands cannot
   * wait.
   */
  readonly hold:
    | (<A, E extends PortError>(command: OutgoingCommand<A, E>, change: StoredChange) => Effect.Effect<A>)
    | undefined
  /** Returns whether a command waits for the network. Later commands then wait, too. */
  readonly isWaiting: () => boolean
  /** Removes the waiting commands and their expected changes. */
  readonly forget: Effect.Effect<void>
}

/** The wait before the first new attempt, in ms. It doubles with each further attempt. */
const firstWaitMillis = 1000
/** The longest wait between two attempts, in ms. */
const maxWaitMillis = 30_000

/** Returns whether a call got no answer, because there is no network. */
export const isLost = (exit: Exit.Exit<unknown, PortError>): boolean =>
  Option.exists(Exit.findErrorOption(exit), isNoNetwork)

/**
 * Returns whether the shown list may differ from the server's after an error: another tab has removed the line, or the
 * server may have run the command although its answer was lost or unreadable.
 */
const isOutdated = (error: PortError): boolean =>
  error.reason === "UnknownLine" || (error.reason === "Unavailable" && !isNoNetwork(error))

/** Sends a command once and records its result, except a result for which the command waits. */
const sendOnce = <A, E extends PortError>(
  { reread, send, settle }: OutgoingCommand<A, E>,
  waitsFor: (exit: Exit.Exit<A, E>) => boolean,
): Effect.Effect<A, E> =>
  send.pipe(
    Effect.onExit((exit: Exit.Exit<A, E>) => (waitsFor(exit) ? Effect.void : settle(exit))),
    Effect.tapError((error) => (isOutdated(error) ? reread : Effect.void)),
  )

/**
 * Makes the sender of a visitor's commands. Without a network, a command is stored, its expected change stays,
 * and its caller gets the shown list at once. Later commands wait behind it. All of them are sent in order and with
 * their keys when the browser is online again. They are also sent after 1, 2, 4 ... up to 30 s, because no browser
 * reports every return of a network. A command that is no longer stored is not sent: another tab has sent it, or the
 * visitor has logged out. A command that is given during another request is stored until it has been answered, because
 * the visitor may leave the page before it is sent. A change of the delivery type is stored for the same reason: the
 * visitor may leave the page before its second request.
 */
export const makeCommandSender = Effect.fnUntraced(function* (serially: SerialQueue["Service"]) {
  const storage = yield* StoredCommands
  const scope = yield* Effect.scope
  let waiting: ReadonlyArray<Waiting> = []
  let isRepeating = false

  /**
   * Sends a command that never waits. After a lost answer the caller gets the error at once, and the list is read in a
   * later turn, because the server may have run the command.
   */
  const withoutWaiting = <A, E extends PortError>(command: OutgoingCommand<A, E>) =>
    serially(
      sendOnce(command, () => false).pipe(
        Effect.tapError((error) =>
          isNoNetwork(error)
            ? Effect.forkIn(serially(command.reread), scope, { startImmediately: true })
            : Effect.void,
        ),
      ),
    )
  if (storage === undefined) {
    const sender: CommandSender = {
      dispatch: withoutWaiting,
      hold: undefined,
      isWaiting: () => false,
      forget: Effect.void,
    }
    return sender
  }

  /** Sends the waiting commands in order, up to the first one that gets no answer. */
  const sendWaiting = Effect.gen(function* () {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const { attempt, key, reread, withdraw } = first
      if ((yield* storage.all).some((stored) => stored.key === key)) {
        if (!(yield* attempt)) return
        yield* storage.remove(key)
      } else {
        yield* withdraw
        yield* reread
      }
      waiting = waiting.filter((other) => other.key !== key)
    }
  })

  const repeat = Effect.gen(function* () {
    for (let attempt = 0; waiting.length > 0; attempt++) {
      const millis = Math.min(maxWaitMillis, firstWaitMillis * 2 ** attempt)
      yield* Effect.race(Effect.sleep(millis), storage.online)
      yield* serially(sendWaiting)
    }
    isRepeating = false
  })

  const hold = Effect.fnUntraced(function* <A, E extends PortError>(
    command: OutgoingCommand<A, E>,
    change: StoredChange,
  ) {
    const { key, reread, withdraw } = command
    // Commands that were given during the lost request may be stored already.
    yield* storage.add({ key, change }, waiting.length === 0 ? "first" : "last")
    const attempt = Effect.map(Effect.exit(sendOnce(command, isLost)), (exit) => !isLost(exit))
    waiting = [...waiting, { key, attempt, withdraw, reread }]
    if (!isRepeating) {
      isRepeating = true
      yield* Effect.forkIn(repeat, scope, { startImmediately: true })
    }
    return yield* command.wait
  })

  const dispatch = <A, E extends PortError>(command: OutgoingCommand<A, E>): Effect.Effect<A, E> => {
    const { change, key } = command
    if (change === undefined) return withoutWaiting(command)
    return Effect.gen(function* () {
      let hasTurn = false
      const turn = serially(
        Effect.gen(function* () {
          hasTurn = true
          if (waiting.length > 0) return yield* hold(command, change)
          if (change.kind === "delivery") yield* storage.add({ key, change }, "last")
          const exit = yield* Effect.exit(sendOnce(command, isLost))
          if (isLost(exit)) return yield* hold(command, change)
          yield* storage.remove(key)
          return yield* exit
        }),
      )
      const sending = yield* Effect.forkChild(turn, { startImmediately: true })
      // The browser completes the current request of a page that the visitor leaves. The next page sends the others.
      if (!hasTurn) yield* storage.add({ key, change }, "last")
      return yield* Fiber.join(sending)
    })
  }

  const sender: CommandSender = {
    dispatch,
    hold,
    isWaiting: () => waiting.length > 0,
    forget: Effect.gen(function* () {
      const removed = waiting
      waiting = []
      yield* storage.clear
      yield* Effect.forEach(removed, ({ withdraw }) => withdraw, { discard: true })
    }),
  }
  return sender
})
