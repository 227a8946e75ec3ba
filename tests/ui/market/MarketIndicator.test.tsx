// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen } from "@testing-library/react"

import { MarketIndicator } from "../../../ui/features/market/MarketIndicator.tsx"

import { renderInShop } from "../support/renderInShop.tsx"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** A page with the indicator; `opened` records each opening of its flyout. */
const indicator = () => {
  const opened: Array<"opened"> = []
  renderInShop(<MarketIndicator onChange={() => undefined} onOpen={() => opened.push("opened")} />)
  const summary = screen.getByText("Markt wählen", { selector: "summary *" })
  const flyout = summary.closest("details")
  if (flyout === null) throw new Error("The indicator has no flyout.")
  // happy-dom toggles the element before React's listener at the root can prevent it.
  flyout.addEventListener("click", (event) => event.preventDefault())
  const mouse = { pointerType: "mouse" }
  return {
    opened,
    isOpen: () => flyout.open,
    click: () => fireEvent.click(summary),
    come: () => fireEvent.pointerEnter(flyout, mouse),
    leave: () => fireEvent.pointerLeave(flyout, mouse),
    escape: () => fireEvent.keyDown(flyout, { key: "Escape" }),
  }
}

describe("the store flyout in the header", () => {
  it("opens the store flyout after 150 ms of hover, and closes it when the mouse leaves", () => {
    const { come, isOpen, leave } = indicator()
    come()
    pass(149)
    assert.isFalse(isOpen())
    pass(1)
    assert.isTrue(isOpen())
    leave()
    assert.isFalse(isOpen())
  })

  it("keeps the store flyout open when a click follows the hover at once, and closes it on the next click", () => {
    const { click, come, isOpen } = indicator()
    come()
    pass(300)
    click()
    assert.isTrue(isOpen())
    click()
    assert.isFalse(isOpen())
  })

  it("closes the store flyout on Escape, or on a click long after hovering opened it", () => {
    const { click, come, escape, isOpen } = indicator()
    come()
    pass(150 + 500)
    click()
    assert.isFalse(isOpen())
    click()
    escape()
    assert.isFalse(isOpen())
  })

  it("reports the first opening of the store flyout, to preload the finder", () => {
    const { click, opened } = indicator()
    pass(2000)
    assert.deepStrictEqual(opened, [])
    click()
    pass(1000)
    assert.deepStrictEqual(opened, ["opened"])
    click()
    pass(2000)
    assert.deepStrictEqual(opened, ["opened"])
  })
})
