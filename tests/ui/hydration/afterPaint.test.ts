// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { afterPaint } from "@heimwerk/ui/hydration/afterPaint.ts"
import { onFirstSign, onFirstUse } from "@heimwerk/ui/hydration/onFirstUse.ts"

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

const movePointer = () => document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))

describe("onFirstSign", () => {
  it("onFirstSign runs its task once, 120 ms after the first pointer event", async () => {
    const task = vi.fn()
    onFirstSign(task)
    await vi.advanceTimersByTimeAsync(1000)
    movePointer()
    await vi.advanceTimersByTimeAsync(119)
    movePointer()
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(1)
    assert.strictEqual(task.mock.calls.length, 1)
    document.body.click()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstSign does not run a task that is cancelled before or after the first event", async () => {
    const task = vi.fn()
    onFirstSign(task)()
    const cancel = onFirstSign(task)
    movePointer()
    cancel()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 0)
  })

  it("onFirstSign with a filter does not run its task if the pointer leaves an accepted element within 120 ms, and runs it when the pointer returns", async () => {
    const task = vi.fn()
    onFirstSign(task, ({ target }) => target instanceof HTMLButtonElement)
    const button = document.body.appendChild(document.createElement("button"))
    const reach = () => button.dispatchEvent(new Event("pointerover", { bubbles: true }))
    reach()
    await vi.advanceTimersByTimeAsync(119)
    movePointer()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 0)
    reach()
    await vi.advanceTimersByTimeAsync(120)
    assert.strictEqual(task.mock.calls.length, 1)
    button.remove()
  })
})

describe("onFirstUse", () => {
  beforeEach(() => {
    vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task, 10))
    vi.stubGlobal("cancelIdleCallback", clearTimeout)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it("onFirstUse runs its task once, when the browser is idle after 1 s without a pointer or key event", async () => {
    const task = vi.fn()
    onFirstUse(task)
    await vi.advanceTimersByTimeAsync(5000)
    movePointer()
    await vi.advanceTimersByTimeAsync(999)
    movePointer()
    await vi.advanceTimersByTimeAsync(1000)
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(10)
    assert.strictEqual(task.mock.calls.length, 1)
    document.body.click()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstUse waits again if the pointer moves before the browser is idle", async () => {
    const task = vi.fn()
    onFirstUse(task)
    movePointer()
    await vi.advanceTimersByTimeAsync(1005)
    movePointer()
    await vi.advanceTimersByTimeAsync(1005)
    assert.strictEqual(task.mock.calls.length, 0)
    await vi.advanceTimersByTimeAsync(5)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstUse runs its task after the paint that follows a click", async () => {
    const task = vi.fn()
    const painted = vi.fn(() => assert.strictEqual(task.mock.calls.length, 0))
    onFirstUse(task)
    movePointer()
    document.body.click()
    requestAnimationFrame(painted)
    movePointer()
    await vi.advanceTimersByTimeAsync(100)
    assert.strictEqual(painted.mock.calls.length, 1)
    assert.strictEqual(task.mock.calls.length, 1)
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onFirstUse does not run its task when a script sets the focus", async () => {
    const task = vi.fn()
    onFirstUse(task)
    document.body.dispatchEvent(new Event("focusin", { bubbles: true }))
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 0)
  })

  it("onFirstUse with a filter does not run its task if the visitor clicks elsewhere, and runs it after a click on an accepted element", async () => {
    const task = vi.fn()
    onFirstUse(task, ({ target }) => target instanceof HTMLButtonElement)
    const button = document.body.appendChild(document.createElement("button"))
    button.dispatchEvent(new Event("pointerover", { bubbles: true }))
    await vi.advanceTimersByTimeAsync(900)
    document.body.click()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 0)
    button.click()
    await vi.advanceTimersByTimeAsync(100)
    assert.strictEqual(task.mock.calls.length, 1)
    button.remove()
  })

  it("onFirstUse does not run a task that is cancelled before or after the first event", async () => {
    const task = vi.fn()
    onFirstUse(task)()
    const [cancelClicked, cancelMoved] = [onFirstUse(task), onFirstUse(task)]
    movePointer()
    cancelMoved()
    document.body.click()
    cancelClicked()
    await vi.advanceTimersByTimeAsync(5000)
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
