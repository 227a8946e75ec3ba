// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { onVisible } from "@heimwerk/ui/hydration/onVisible.ts"

/** What is being watched for coming near to the window, with the way to say that it has. */
const watched = new Map<Element, (isIntersecting: boolean) => void>()

class Watching {
  readonly #elements = new Set<Element>()
  readonly #tell: (entries: ReadonlyArray<Pick<IntersectionObserverEntry, "isIntersecting">>) => void
  constructor(tell: (entries: ReadonlyArray<Pick<IntersectionObserverEntry, "isIntersecting">>) => void) {
    this.#tell = tell
  }
  observe(element: Element) {
    this.#elements.add(element)
    watched.set(element, (isIntersecting) => this.#tell([{ isIntersecting }]))
  }
  disconnect() {
    for (const element of this.#elements) watched.delete(element)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("IntersectionObserver", Watching)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  watched.clear()
})

const use = () => dispatchEvent(new Event("pointerover"))
const link = () => document.createElement("a")

describe("what is made ready for a tap", () => {
  it("is so once the page is used and the link is near, and not before", async () => {
    const task = vi.fn()
    const near = link()
    onVisible(near, task)
    await vi.advanceTimersByTimeAsync(60_000)
    assert.isFalse(watched.has(near), "a visitor who only reads")
    use()
    await vi.advanceTimersByTimeAsync(1000)
    assert.isFalse(watched.has(near), "what is done first has its answer before")
    await vi.advanceTimersByTimeAsync(120)
    watched.get(near)?.(false)
    await vi.runAllTimersAsync()
    assert.strictEqual(task.mock.calls.length, 0, "far below the window")
    watched.get(near)?.(true)
    assert.strictEqual(task.mock.calls.length, 0, "the browser may be busy")
    await vi.runAllTimersAsync()
    assert.strictEqual(task.mock.calls.length, 1)
    assert.isFalse(watched.has(near), "once is enough")
  })

  it("is left when the link goes, however far it has come", async () => {
    const task = vi.fn()
    const [unused, resting, far, near] = [link(), link(), link(), link()]
    onVisible(unused, task)()
    const leave = onVisible(resting, task)
    use()
    await vi.advanceTimersByTimeAsync(500)
    leave()
    const leaveFar = onVisible(far, task)
    const leaveNear = onVisible(near, task)
    use()
    await vi.advanceTimersByTimeAsync(1120)
    assert.sameMembers([...watched.keys()], [far, near])
    leaveFar()
    watched.get(near)?.(true)
    leaveNear()
    await vi.runAllTimersAsync()
    assert.strictEqual(watched.size, 0)
    assert.strictEqual(task.mock.calls.length, 0)
  })
})
