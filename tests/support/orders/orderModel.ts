import { Clock, Effect } from "effect"
import type { Scope } from "effect"
import * as fc from "fast-check"

import { compare } from "./compare.ts"
import type { Tested } from "./commandParts.ts"
import { commandTable } from "./commands.ts"
import { Ledger } from "./ledger.ts"
import { orderClock, type OrderShop } from "./OrderShop.ts"
import { finish } from "./paymentCommands.ts"

type Run = (effect: Effect.Effect<void, unknown>) => Promise<void>

const commands = Object.entries(commandTable).map(([name, { command, weight }]) => ({
  weight,
  arbitrary: command.map(({ chosen, run }): fc.AsyncCommand<{ readonly run: Run }, Tested> => ({
    check: () => true,
    run: ({ run: runEffect }, tested) =>
      runEffect(Effect.andThen(run(tested), compare(tested.shop, tested.ledger))),
    toString: () => `${name} ${JSON.stringify(chosen)}`,
  })),
}))

/**
 * Number of runs on each store, set by `npm run model:orders`. If it is not set, the default is `gateRuns`.
 */
const { MODEL_RUNS: runsText } = process.env

/** Time limit of a test with the model, in ms. A run takes about 0.2 s on a quiet machine. */
export const modelTimeout = 60_000 + Number(runsText ?? 0) * 5_000

/**
 * Runs random commands on a shop and on a ledger, and compares both after every command.
 *
 * @param open opens a shop without orders
 * @param gateRuns number of runs unless `MODEL_RUNS` is set
 */
export const runOrderModel = <R>(open: Effect.Effect<OrderShop, unknown, R>, gateRuns: number) =>
  Effect.gen(function* () {
    const context = yield* Effect.context<Exclude<R, Scope.Scope>>()
    const property = fc.asyncProperty(
      fc.commands([fc.oneof(...commands)], { size: "max", maxCommands: 60 }),
      (steps) =>
        Effect.gen(function* () {
          const { clock, forward } = orderClock(yield* Clock.Clock)
          const runWith = Effect.runPromiseWith(yield* Effect.context())
          const tested = {
            shop: yield* open,
            ledger: new Ledger(() => clock.currentTimeMillisUnsafe()),
            links: [],
            forward,
          }
          const run: Run = (effect) => runWith(Effect.provideService(effect, Clock.Clock, clock))
          yield* Effect.promise(() => fc.asyncModelRun(() => ({ model: { run }, real: tested }), steps))
          yield* Effect.promise(() =>
            run(Effect.andThen(finish(tested), compare(tested.shop, tested.ledger))),
          )
        }).pipe(Effect.scoped, Effect.runPromiseWith(context)),
    )
    yield* Effect.promise(() =>
      fc.assert(property, { numRuns: Number(runsText ?? gateRuns), unbiased: true }),
    )
  })
