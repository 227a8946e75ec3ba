// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

import { renderBelowFold } from "@heimwerk/ui/hydration/renderBelowFold.ts"

const parts = () => [...document.querySelectorAll<HTMLElement>("section")]
const laidOut = () => parts().map(({ style }) => style.contentVisibility === "visible")

describe("renderBelowFold", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML =
      "<section></section><section data-below></section><section data-below></section>"
  })
  afterEach(() => vi.useRealTimers())

  it("renderBelowFold renders one element per idle period after the first use of the page", async () => {
    renderBelowFold()
    await vi.runAllTimersAsync()
    assert.deepStrictEqual(laidOut(), [false, false, false])
    dispatchEvent(new Event("pointerover"))
    while (!laidOut().includes(true)) await vi.advanceTimersToNextTimerAsync()
    assert.deepStrictEqual(laidOut(), [false, true, false])
    await vi.runAllTimersAsync()
    assert.deepStrictEqual(laidOut(), [false, true, true])
  })
})
