import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { BasketError, Baskets, type CommandKey } from "../ports/Baskets.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { Basket, NewLine } from "./Basket.ts"
import { addLine, removeLine, updateLine } from "./changes.ts"
import { commandKey } from "./commandKey.ts"
import { emptyBasket } from "./emptyBasket.ts"
import {
  begin,
  confirm,
  dismiss,
  fail,
  type Ledger,
  openLedger,
  type PendingCommand,
  stateOf,
  succeed,
} from "./ledger.ts"

const make = Effect.gen(function* () {
  const baskets = yield* Baskets
  const scope = yield* Effect.scope
  const turns = yield* Semaphore.make(1)
  let ledger = openLedger(emptyBasket)
  const state = yield* SubscriptionRef.make(stateOf(ledger))

  const note = (change: (before: Ledger) => Ledger): Effect.Effect<void> =>
    SubscriptionRef.update(state, () => {
      ledger = change(ledger)
      return stateOf(ledger)
    })

  /** One call at a time, and to its end: who asked may have gone, for example because its page was left. */
  const inTurn = Effect.fnUntraced(function* <A, E>(call: Effect.Effect<A, E>) {
    const fiber = yield* turns.withPermit(call).pipe(Effect.forkIn(scope, { startImmediately: true }))
    return yield* Fiber.join(fiber)
  })

  const settle = (command: PendingCommand) => (exit: Exit.Exit<Basket, BasketError>) =>
    note((before) => {
      if (Exit.isSuccess(exit)) return succeed(before, command, exit.value)
      const error = Option.getOrElse(
        Exit.findErrorOption(exit),
        () => new BasketError({ reason: "Unavailable" }),
      )
      return fail(before, command, error.message)
    })

  /** A line that is gone was taken out elsewhere: what else happened there is read, as far as that succeeds. */
  const reread = baskets.get.pipe(
    Effect.flatMap((answer) => note((before) => confirm(before, answer))),
    Effect.ignore,
  )

  const run = Effect.fnUntraced(function* (
    expected: Omit<PendingCommand, "key">,
    send: (key: CommandKey) => Effect.Effect<Basket, BasketError>,
  ) {
    const command: PendingCommand = { ...expected, key: yield* commandKey }
    yield* note((before) => begin(before, command))
    return yield* inTurn(
      send(command.key).pipe(
        Effect.onExit(settle(command)),
        Effect.tapError(({ reason }) => (reason === "UnknownLine" ? reread : Effect.void)),
      ),
    )
  })

  return {
    /** The basket as it is shown, with what is under way and what went wrong. */
    state,

    /** Reads the basket. */
    load: note((before) => ({ ...before, loading: true })).pipe(
      Effect.andThen(
        inTurn(
          baskets.get.pipe(
            Effect.tap((answer) => note((before) => ({ ...confirm(before, answer), error: undefined }))),
            Effect.tapError(({ message }) => note((before) => ({ ...before, error: message }))),
            Effect.ensuring(note((before) => ({ ...before, loading: false }))),
          ),
        ),
      ),
      Effect.withSpan("BasketService.load"),
    ),

    /** Puts pieces of an article into the basket; repeating it adds again. */
    add: Effect.fn("BasketService.add")((line: NewLine) =>
      run({ change: addLine(line), lastUpdated: line }, (key) => baskets.add(line, key)),
    ),

    /** Sets the quantity of a line. */
    update: Effect.fn("BasketService.update")((lineItemId: string, quantity: Quantity) =>
      run({ lineItemId, change: updateLine(lineItemId, quantity) }, (key) =>
        baskets.update(lineItemId, quantity, key),
      ),
    ),

    /** Takes a line out. */
    remove: Effect.fn("BasketService.remove")((lineItemId: string) =>
      run({ lineItemId, change: removeLine(lineItemId) }, (key) => baskets.remove(lineItemId, key)),
    ),

    /** Takes over a basket that came with a page or from another tab, unless it is older than what is known. */
    replace: (basket: Basket) => note((before) => confirm(before, basket)),

    /** Forgets the messages of what went wrong. */
    dismissErrors: note(dismiss),
  } as const
})

/**
 * A visitor's basket in the browser (storefront 4, basket actions): changes show at once and go to the server one after
 * the other, each under a key of its own, so that the adapter may try it again. A change that fails is taken back, alone; its German message is
 * kept for its line, or for the basket, and is also the command's error. An answer that is older than what is known is
 * left aside. A command goes on when the fiber that gave it is interrupted.
 */
export class BasketService extends Context.Service<BasketService>()("core/basket/BasketService", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
