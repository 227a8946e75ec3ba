// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.head.replaceChildren()
  vi.useRealTimers()
})

/**
 * The error events that the tests dispatch. All others are stopped: happy-dom loads no style sheets, and
 * reports an error for each.
 */
const ofTests = new WeakSet<Event>()
addEventListener("error", (event) => void (ofTests.has(event) || event.stopImmediatePropagation()), true)
// The module listens for the same events, so it is imported after the line above.
await import("@heimwerk/ui/hydration/failedStyles.ts")

const fail = (style: HTMLLinkElement | null) => {
  const event = new Event("error")
  ofTests.add(event)
  style?.dispatchEvent(event)
}

const shown = () => document.querySelector("link")

const addStyle = () => {
  const style = document.createElement("link")
  style.rel = "stylesheet"
  style.href = "/failed.css"
  document.head.append(style)
  return style
}

describe("a style sheet that failed to load", () => {
  it("a failed style sheet is requested again every second until it has loaded", async () => {
    const style = addStyle()
    fail(style)
    await vi.advanceTimersByTimeAsync(999)
    assert.strictEqual(shown(), style)
    await vi.advanceTimersByTimeAsync(1)
    const second = shown()
    assert.notStrictEqual(second, style)
    assert.strictEqual(second?.href, style.href)
    fail(second)
    await vi.advanceTimersByTimeAsync(1000)
    const third = shown()
    assert.notStrictEqual(third, second)
    third?.dispatchEvent(new Event("load"))
    await vi.advanceTimersByTimeAsync(10_000)
    assert.strictEqual(shown(), third)
  })

  it("three style sheets that keep failing are each requested once a second, and not more often with every round", async () => {
    let requests = 0
    const failAll = () => {
      for (const style of document.querySelectorAll("link")) {
        requests += 1
        fail(style)
      }
    }
    addStyle()
    addStyle()
    addStyle()
    failAll()
    for (let second = 1; second <= 5; second += 1) {
      const before = [...document.querySelectorAll("link")]
      await vi.advanceTimersByTimeAsync(1000)
      assert.isFalse(before.some((style) => style.isConnected))
      failAll()
    }
    const waiting = [...document.querySelectorAll("link")]
    await vi.advanceTimersByTimeAsync(999)
    assert.isTrue(waiting.every((style) => style.isConnected))
    await vi.advanceTimersByTimeAsync(1)
    assert.isFalse(waiting.some((style) => style.isConnected))
    assert.strictEqual(requests, 18)
    for (const style of document.querySelectorAll("link")) style.dispatchEvent(new Event("load"))
    await vi.advanceTimersByTimeAsync(0)
  })

  it("a failed style sheet is requested again as soon as the browser is online", async () => {
    const style = addStyle()
    fail(style)
    dispatchEvent(new Event("online"))
    await vi.advanceTimersByTimeAsync(0)
    assert.notStrictEqual(shown(), style)
  })
})
