import { afterEach, beforeEach, vi } from "@effect/vitest"
import { Effect } from "effect"

/** Replaces `setTimeout` in the tests of a file, so that `passTime` can skip the pauses between retries. */
export const useFakeTimers = () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => void vi.useRealTimers())
}

/** Length of a step in ms. Answers arrive between two steps and can start timers, which end in later steps. */
const step = 50

/** Advances the replaced `setTimeout` by a time in ms, rounded up to whole steps. */
export const passTime = (millis: number) =>
  Effect.promise(async () => {
    for (let passed = 0; passed < millis; passed += step) {
      await vi.advanceTimersByTimeAsync(step)
      await new Promise(setImmediate)
    }
  })
