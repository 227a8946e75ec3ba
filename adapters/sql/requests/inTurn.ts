import { Semaphore } from "effect"
import type { Effect } from "effect"

const places = 64

const placeOf = (key: string) => {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % places
  return sum
}

/**
 * Lets the sendings of one key through one after the other, so that the second of a double click finds the first stored and
 * its token is not asked for twice. Keys that share a place wait for each other too. Other instances are not stopped: there
 * the key in the database decides.
 */
export const makeTurns = () => {
  const turns = Array.from({ length: places }, () => Semaphore.makeUnsafe(1))
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    turns[placeOf(key)]?.withPermit(work) ?? work
}
