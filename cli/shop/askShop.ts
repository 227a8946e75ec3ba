import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../errors.ts"
import { heimwerk } from "../root.ts"
import { shopOrigin } from "./address.ts"
import { type OwnWorld, ownWorld } from "./ownWorld.ts"
import { RecordedCalls } from "./RecordedCalls.ts"

/** Functions that load the ports that a question needs. Each imports its module only when it is called. */
interface Sources<Ports> {
  readonly fixtures: () => Promise<Layer.Layer<Ports>>
  readonly live: (origin: string) => Promise<Layer.Layer<Ports>>
  /** The ports of a retailer's own world. Absent for questions that do not depend on it. */
  readonly own?: (world: OwnWorld) => Promise<Layer.Layer<Ports>>
}

const askLive = Effect.fnUntraced(function* <A, E, R, Ports>(
  question: Effect.Effect<A, E, R>,
  live: Sources<Ports>["live"],
  origin: string,
) {
  const { recorded, unavailable } = yield* Effect.promise(() => import("./live.ts"))
  const calls = yield* RecordedCalls
  return yield* recorded(
    question.pipe(
      Effect.provide(Layer.unwrap(Effect.promise(() => live(origin)))),
      Effect.mapError((error) =>
        error instanceof NoAnswer || error instanceof WrongUse ? error : unavailable(origin, calls),
      ),
    ),
  )
})

const fromMemory = <A, E, R, Ports>(
  question: Effect.Effect<A, E, R>,
  ports: () => Promise<Layer.Layer<Ports>>,
) =>
  question.pipe(
    Effect.provide(Layer.unwrap(Effect.promise(ports))),
    Effect.mapError((error) =>
      error instanceof NoAnswer || error instanceof WrongUse
        ? error
        : new NoAnswer({ message: "Die eingebauten Daten sind nicht lesbar." }),
    ),
  )

/**
 * Answers a question from the retailer's own files (`--data`), from the running shop (`--origin`, a profile,
 * `HEIMWERK_ORIGIN`), or from the built-in demonstration world. If the shop gives no answer, the error says why, and `--verbose` prints the requests.
 */
export const askShop = Effect.fnUntraced(function* <A, E, R, Ports>(
  question: Effect.Effect<A, E, R>,
  { fixtures, live, own }: Sources<Ports>,
) {
  const { data, origin: typed } = yield* heimwerk
  if (Option.isSome(data)) {
    if (Option.isSome(typed))
      return yield* new WrongUse({ message: "--data und --origin schließen einander aus." })
    const world = yield* ownWorld(data.value)
    return yield* fromMemory(question, own === undefined ? fixtures : () => own(world))
  }
  const origin = yield* shopOrigin
  if (origin !== undefined) return yield* askLive(question, live, origin)
  return yield* fromMemory(question, fixtures)
})
