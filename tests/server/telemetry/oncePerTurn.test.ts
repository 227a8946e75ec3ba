import { assert, describe, it } from "@effect/vitest"
import { oncePerTurn } from "@heimwerk/server/telemetry/oncePerTurn.ts"

/** Collects what a writer writes. `turn` runs the next turn of the event loop. */
const collected = () => {
  const written: Array<string> = []
  const turns: Array<() => void> = []
  const lines = oncePerTurn(
    (text) => written.push(text),
    (next) => turns.push(next),
  )
  return { ...lines, written, turn: () => turns.splice(0).forEach((run) => run()) }
}

describe("the log lines of a turn", () => {
  it("log lines of one turn of the event loop are written together and in order in the next turn", () => {
    const { add, turn, written } = collected()
    add("first")
    add("second")
    assert.deepStrictEqual(written, [])
    turn()
    assert.deepStrictEqual(written, ["first\nsecond"])
    add("third")
    turn()
    assert.deepStrictEqual(written, ["first\nsecond", "third"])
  })

  it("a program that ends writes its waiting log lines at once and only once", () => {
    const { add, flush, turn, written } = collected()
    add("last")
    flush()
    assert.deepStrictEqual(written, ["last"])
    turn()
    flush()
    assert.deepStrictEqual(written, ["last"])
  })
})
