import { assert, describe, it } from "@effect/vitest"

import { initialWheelGesture, type WheelTurn, reduceWheel } from "../../../ui/widgets/wheel.ts"

const sizes = { threshold: 50, width: 200 }

/** Returns the number of slides by which each of these wheel events moves the carousel to the right. */
const moved = (turns: ReadonlyArray<WheelTurn>) => {
  let gesture = initialWheelGesture
  return turns.map((turn) => {
    const { by, ...next } = reduceWheel(gesture, turn, sizes)
    gesture = next
    return by
  })
}

/** Returns wheel events that move by these distances in pixels, 20 ms apart. */
const gesture = (pixels: ReadonlyArray<number>, from = 1000): ReadonlyArray<WheelTurn> =>
  pixels.map((way, place) => ({ pixels: way, at: from + place * 20 }))

describe("a trackpad gesture on a carousel", () => {
  it("a trackpad gesture moves a carousel in both directions as soon as it reaches the swipe threshold", () => {
    assert.deepStrictEqual(moved(gesture([20, 20, 9])), [0, 0, 0])
    assert.deepStrictEqual(moved(gesture([20, 20, 10])), [0, 0, 1])
    assert.deepStrictEqual(moved(gesture([-20, -20, -10])), [0, 0, -1])
  })

  it("after the first slide, a trackpad gesture must travel one slide width per slide, so that inertia does not move all slides", () => {
    assert.deepStrictEqual(moved(gesture([50, 100, 99, 1, 60])), [1, 0, 0, 1, 0])
  })

  it("after more than 150 ms without a wheel event, the next wheel event starts a new gesture on the carousel", () => {
    assert.deepStrictEqual(moved([...gesture([50, 40]), ...gesture([40, 10], 1171)]), [1, 0, 0, 1])
    assert.deepStrictEqual(moved([...gesture([50, 40]), ...gesture([50], 1170)]), [1, 0, 0])
  })

  it("a trackpad gesture that changes its direction must first undo its movement before it moves a carousel in the new direction", () => {
    assert.deepStrictEqual(moved(gesture([40, -60, -30])), [0, 0, -1])
  })

  it("a trackpad gesture must travel at least the swipe threshold per slide, even if the slides are narrow", () => {
    const first = reduceWheel(initialWheelGesture, { pixels: 50, at: 1000 }, { threshold: 50, width: 10 })
    assert.strictEqual(first.due, 50)
  })
})
