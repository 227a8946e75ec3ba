import { assert, describe, it } from "@effect/vitest"

import { initialWheelGesture, type WheelTurn, reduceWheel } from "../../../ui/widgets/wheel.ts"

const sizes = { threshold: 50, width: 200 }

/** How many slides to the right some turns of the wheel move, one after the other. */
const moved = (turns: ReadonlyArray<WheelTurn>) => {
  let gesture = initialWheelGesture
  return turns.map((turn) => {
    const { by, ...next } = reduceWheel(gesture, turn, sizes)
    gesture = next
    return by
  })
}

/** Turns of so many pixels each, 20 ms apart. */
const gesture = (pixels: ReadonlyArray<number>, from = 1000): ReadonlyArray<WheelTurn> =>
  pixels.map((way, place) => ({ pixels: way, at: from + place * 20 }))

describe("two fingers on a trackpad", () => {
  it("move the next slide from the threshold of a swipe on, in either direction", () => {
    assert.deepStrictEqual(moved(gesture([20, 20, 9])), [0, 0, 0])
    assert.deepStrictEqual(moved(gesture([20, 20, 10])), [0, 0, 1])
    assert.deepStrictEqual(moved(gesture([-20, -20, -10])), [0, 0, -1])
  })

  it("move each further slide by its width, so that a gesture that runs out stays where it is", () => {
    assert.deepStrictEqual(moved(gesture([50, 100, 99, 1, 60])), [1, 0, 0, 1, 0])
  })

  it("begin anew when they have rested", () => {
    assert.deepStrictEqual(moved([...gesture([50, 40]), ...gesture([40, 10], 1171)]), [1, 0, 0, 1])
    assert.deepStrictEqual(moved([...gesture([50, 40]), ...gesture([50], 1170)]), [1, 0, 0])
  })

  it("have to come back first when they turn round", () => {
    assert.deepStrictEqual(moved(gesture([40, -60, -30])), [0, 0, -1])
  })

  it("never cost less than the threshold, however narrow a slide is", () => {
    const first = reduceWheel(initialWheelGesture, { pixels: 50, at: 1000 }, { threshold: 50, width: 10 })
    assert.strictEqual(first.due, 50)
  })
})
