import { afterEach, beforeEach, vi } from "@effect/vitest"
import { Effect } from "effect"

/** Replaces `setTimeout` in the tests of a file, so that `passTime` passes the pauses between retries. */
export const useFakeTimers = () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => void vi.useRealTimers())
}

/** Length of a step in ms. An answer that arrives in a step can start a timer of a later step. */
const step = 50

/** Passes a time in ms. */
export const passTime = (millis: number) =>
  Effect.promise(async () => {
    for (let passed = 0; passed < millis; passed += step) {
      await vi.advanceTimersByTimeAsync(step)
      await new Promise(setImmediate)
    }
  })
