import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"

import { assert, describe, it } from "@effect/vitest"
import { maxStartsPerTurn, requestQueue } from "@heimwerk/server/http/listen.ts"

/** Numbered requests, the order in which they start, and event loop turns controlled by the test. */
const desk = () => {
  const begun: Array<string | undefined> = []
  const turns: Array<() => void> = []
  const listener = requestQueue(
    ({ url }) => begun.push(url),
    (turn) => turns.push(turn),
  )
  const arrive = (...numbers: ReadonlyArray<number>) => {
    for (const number of numbers) {
      const request = new IncomingMessage(new Socket())
      request.url = String(number)
      listener(request, new ServerResponse(request))
    }
  }
  return { arrive, begun, nextTurn: () => turns.shift()?.(), waitsForTurn: () => turns.length > 0 }
}

const numbers = (length: number, from = 0) => Array.from({ length }, (_, index) => from + index)

describe("T-S5: requestQueue", () => {
  it("the queue starts at most 8 waiting requests per turn of the event loop, in the order of their arrival", () => {
    const { arrive, begun, nextTurn, waitsForTurn } = desk()
    arrive(...numbers(200))
    const sizes = [begun.length]
    while (waitsForTurn()) {
      const before = begun.length
      nextTurn()
      sizes.push(begun.length - before)
    }
    assert.deepStrictEqual(begun, numbers(200).map(String))
    assert.deepStrictEqual([maxStartsPerTurn, Math.max(...sizes)], [8, 8])
  })

  it("a single request starts at once, without waiting for the next turn of the event loop", () => {
    const { arrive, begun, nextTurn, waitsForTurn } = desk()
    arrive(1)
    assert.deepStrictEqual(begun, ["1"])
    nextTurn()
    assert.isFalse(waitsForTurn())
    arrive(2)
    assert.deepStrictEqual(begun, ["1", "2"])
  })

  it("a later request starts after the requests that already wait in the queue", () => {
    const { arrive, begun, nextTurn } = desk()
    arrive(...numbers(maxStartsPerTurn + 1))
    arrive(99)
    assert.lengthOf(begun, maxStartsPerTurn)
    nextTurn()
    arrive(100)
    assert.deepStrictEqual(begun.slice(maxStartsPerTurn), [String(maxStartsPerTurn), "99", "100"])
  })

  it("a request that arrives during a turn of the event loop starts at once if fewer than 8 requests have started in this turn", () => {
    const { arrive, begun, nextTurn, waitsForTurn } = desk()
    arrive(...numbers(maxStartsPerTurn + 2))
    nextTurn()
    arrive(...numbers(maxStartsPerTurn, 50))
    assert.lengthOf(begun, 2 * maxStartsPerTurn)
    nextTurn()
    nextTurn()
    assert.lengthOf(begun, 2 * maxStartsPerTurn + 2)
    assert.isFalse(waitsForTurn())
  })
})
