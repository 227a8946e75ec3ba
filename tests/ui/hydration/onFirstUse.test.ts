// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { onFirstUse } from "@heimwerk/ui/hydration/onFirstUse.ts"

/** Time in ms after which a task that waits for a rest of the visitor has run. */
const restMillis = 5000

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<button>Merken</button><a id="article" href="/p/bohrer/1"><b>Bohrer</b></a><a id="filter" href="?marke=x">x</a>`
})
afterEach(() => void vi.useRealTimers())

/** Clicks an element and returns how often the waiting task has run after 100 ms and after a rest of the visitor. */
const runsAfterClickOn = async (selector: string) => {
  const task = vi.fn()
  onFirstUse(task)
  document.querySelector(selector)?.dispatchEvent(new Event("click", { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  const afterPaint = task.mock.calls.length
  await vi.advanceTimersByTimeAsync(restMillis)
  return [afterPaint, task.mock.calls.length]
}

describe("onFirstUse", () => {
  it("onFirstUse runs its task after the paint that follows a click on a button or a filter", async () => {
    assert.deepStrictEqual(await runsAfterClickOn("button"), [1, 1])
    assert.deepStrictEqual(await runsAfterClickOn("#filter"), [1, 1])
  })

  it("onFirstUse does not run its task before the visitor rests if the click opens another page that the browser loads ahead", async () => {
    assert.deepStrictEqual(await runsAfterClickOn("#article b"), [0, 1])
  })
})
