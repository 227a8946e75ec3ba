// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { onVisible } from "@heimwerk/ui/hydration/onVisible.ts"

/** The observed elements. Each has a function that simulates whether it is near the window. */
const observed = new Map<Element, (isIntersecting: boolean) => void>()

class FakeObserver {
  readonly #elements = new Set<Element>()
  readonly #report: (entries: ReadonlyArray<Pick<IntersectionObserverEntry, "isIntersecting">>) => void
  constructor(report: (entries: ReadonlyArray<Pick<IntersectionObserverEntry, "isIntersecting">>) => void) {
    this.#report = report
  }
  observe(element: Element) {
    this.#elements.add(element)
    observed.set(element, (isIntersecting) => this.#report([{ isIntersecting }]))
  }
  disconnect() {
    for (const element of this.#elements) observed.delete(element)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("IntersectionObserver", FakeObserver)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  observed.clear()
})

/** The visitor clicks. The functions of the first use run after the next paint. */
const use = () => dispatchEvent(new Event("click"))
const paintMillis = 100
const link = () => document.createElement("a")

describe("onVisible", () => {
  it("onVisible runs its task once, after the first use of the page, when the element is near the window", async () => {
    const task = vi.fn()
    const near = link()
    onVisible(near, task)
    await vi.advanceTimersByTimeAsync(60_000)
    assert.isFalse(observed.has(near), "before the first use")
    use()
    await vi.advanceTimersByTimeAsync(1000)
    assert.isFalse(observed.has(near), "in the first second of use")
    await vi.advanceTimersByTimeAsync(paintMillis)
    observed.get(near)?.(false)
    await vi.runAllTimersAsync()
    assert.strictEqual(task.mock.calls.length, 0, "far below the window")
    observed.get(near)?.(true)
    assert.strictEqual(task.mock.calls.length, 0, "the browser may be busy")
    await vi.runAllTimersAsync()
    assert.strictEqual(task.mock.calls.length, 1)
    assert.isFalse(observed.has(near), "stops observing")
  })

  it("onVisible does not run a task that is cancelled at any time before its start", async () => {
    const task = vi.fn()
    const [unused, waiting, far, near] = [link(), link(), link(), link()]
    onVisible(unused, task)()
    const leave = onVisible(waiting, task)
    use()
    await vi.advanceTimersByTimeAsync(500)
    leave()
    const leaveFar = onVisible(far, task)
    const leaveNear = onVisible(near, task)
    use()
    await vi.advanceTimersByTimeAsync(1000 + paintMillis)
    assert.sameMembers([...observed.keys()], [far, near])
    leaveFar()
    observed.get(near)?.(true)
    leaveNear()
    await vi.runAllTimersAsync()
    assert.strictEqual(observed.size, 0)
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
