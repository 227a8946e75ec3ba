import {
  foundPosition,
  type NoPosition,
  type Position,
  positionPlaces,
  typedPosition,
} from "@heimwerk/core/typed/position.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { say } from "../output/print.ts"
import { findPlaces } from "./places.ts"

const positionOrFail = (found: Position | NoPosition): Effect.Effect<Position, NoAnswer> =>
  "problem" in found ? Effect.fail(new NoAnswer({ message: found.problem })) : Effect.succeed(found)

/**
 * Returns the position for a typed text: `lat,lng`, a postcode or a place name. If several places match,
 * chooses the best one and prints a remark.
 */
export const positionOf = Effect.fnUntraced(function* (query: string) {
  const typed = typedPosition(query)
  if (typed !== undefined) return yield* positionOrFail(typed)
  const found = yield* positionOrFail(foundPosition(yield* findPlaces(query, positionPlaces), query))
  if (found.remark !== undefined) yield* say(found.remark)
  return found
})
