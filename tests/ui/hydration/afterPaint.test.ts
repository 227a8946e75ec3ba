// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { afterPaint } from "@heimwerk/ui/hydration/afterPaint.ts"
import { onFirstUse } from "@heimwerk/ui/hydration/onFirstUse.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("afterPaint", () => {
  it("afterPaint resolves after the next animation frame", async () => {
    const resolved = vi.fn()
    void afterPaint().then(resolved)
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(resolved.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(20)
    assert.strictEqual(resolved.mock.calls.length, 1)
  })

  it("afterPaint resolves after 100 ms in a window that does not paint, such as a background tab", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0)
    const resolved = vi.fn()
    void afterPaint().then(resolved)
    await vi.advanceTimersByTimeAsync(99)
    assert.strictEqual(resolved.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(resolved.mock.calls.length, 1)
    vi.unstubAllGlobals()
  })
})

describe("onFirstUse", () => {
  const movePointer = () => document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))

  it("onFirstUse runs its task once, 120 ms after the first pointer event", async () => {
    const task = vi.fn()
    onFirstUse(task)
    await vi.advanceTimersByTimeAsync(1000)
    movePointer()
    await vi.advanceTimersByTimeAsync(119)
    movePointer()
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(task.mock.calls.length, 1)
    document.body.click()
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstUse runs its task right after a click", async () => {
    const task = vi.fn()
    onFirstUse(task)
    movePointer()
    document.body.click()
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(0)
    assert.strictEqual(task.mock.calls.length, 1)
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstUse does not run a task that is cancelled before or after the first event", async () => {
    const task = vi.fn()
    onFirstUse(task)()
    const cancel = onFirstUse(task)
    document.body.click()
    cancel()
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
