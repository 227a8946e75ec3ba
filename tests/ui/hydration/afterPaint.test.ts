// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { afterPaint } from "@heimwerk/ui/hydration/afterPaint.ts"
import { onFirstUse } from "@heimwerk/ui/hydration/onFirstUse.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("what waits for the next paint", () => {
  it("goes on after a frame", async () => {
    const goesOn = vi.fn()
    void afterPaint().then(goesOn)
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(goesOn.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(20)
    assert.strictEqual(goesOn.mock.calls.length, 1)
  })

  it("goes on in a window that paints nothing", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0)
    const goesOn = vi.fn()
    void afterPaint().then(goesOn)
    await vi.advanceTimersByTimeAsync(99)
    assert.strictEqual(goesOn.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(goesOn.mock.calls.length, 1)
    vi.unstubAllGlobals()
  })
})

describe("what answers to visitors", () => {
  const pass = () => document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))

  it("comes once, when the first gesture is over", async () => {
    const task = vi.fn()
    onFirstUse(task)
    await vi.advanceTimersByTimeAsync(1000)
    pass()
    await vi.advanceTimersByTimeAsync(119)
    pass()
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(task.mock.calls.length, 1)
    document.body.click()
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("comes right behind a click", async () => {
    const task = vi.fn()
    onFirstUse(task)
    pass()
    document.body.click()
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(task.mock.calls.length, 1)
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("can be called off before the first sign and after it", async () => {
    const task = vi.fn()
    onFirstUse(task)()
    const cancel = onFirstUse(task)
    document.body.click()
    cancel()
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
