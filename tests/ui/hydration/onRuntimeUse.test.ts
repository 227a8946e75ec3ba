// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

const fresh = () => import("@heimwerk/ui/hydration/onRuntimeUse.ts")

const click = async () => {
  document.body.click()
  await vi.advanceTimersByTimeAsync(100)
}

describe("onRuntimeUse", () => {
  it("onRuntimeUse runs its task once when the visitor has used the page and the runtime has then loaded", async () => {
    const { onRuntimeUse, runtimeLoaded } = await fresh()
    const task = vi.fn()
    onRuntimeUse(task)
    await click()
    assert.strictEqual(task.mock.calls.length, 0)
    runtimeLoaded()
    await click()
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onRuntimeUse runs its task at the first use of the page if the runtime has loaded before this use", async () => {
    const { onRuntimeUse, runtimeLoaded } = await fresh()
    const task = vi.fn()
    onRuntimeUse(task)
    runtimeLoaded()
    assert.strictEqual(task.mock.calls.length, 0)
    await click()
    assert.strictEqual(task.mock.calls.length, 1)
  })

  it("onRuntimeUse does not run a task that was cancelled before or after the first use of the page", async () => {
    const { onRuntimeUse, runtimeLoaded } = await fresh()
    const task = vi.fn()
    onRuntimeUse(task)()
    const cancel = onRuntimeUse(task)
    await click()
    cancel()
    runtimeLoaded()
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
