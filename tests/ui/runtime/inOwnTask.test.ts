import { Effect, Layer } from "effect"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { inOwnTask } from "@heimwerk/ui/runtime/inOwnTask.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("inOwnTask", () => {
  it("inOwnTask builds each of several Effect layers in a separate task of the event loop", async () => {
    const built: Array<string> = []
    const layer = (name: string) => inOwnTask(Layer.effectDiscard(Effect.sync(() => built.push(name))))
    const done = Effect.runPromise(
      Effect.scoped(Layer.build(Layer.mergeAll(layer("basket"), layer("wishlist")))),
    )
    // No layer is built before its timer ends, and each layer has a timer of its own.
    assert.deepStrictEqual([built, vi.getTimerCount()], [[], 2])
    await vi.runAllTimersAsync()
    await done
    assert.deepStrictEqual(built, ["basket", "wishlist"])
  })
})
