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

const kiel = {
  name: "Heimwerk Kiel",
  link: "/markt/heimwerk-kiel",
  open: true,
  status: "Geöffnet bis 20:00 Uhr",
  street: "Holstenstraße 1",
  town: "24103 Kiel",
  today: "08:00 - 20:00",
}

/** Renders the market indicator. `opened` records each call of `onOpen`. */
const indicator = () => {
  const opened: Array<"opened"> = []
  renderInShop(
    <MarketIndicator market={kiel} onChange={() => undefined} onOpen={() => opened.push("opened")} />,
  )
  const summary = screen.getByText("Heimwerk Kiel", { selector: "summary *" })
  const flyout = summary.closest("details")
  if (flyout === null) throw new Error("The indicator has no flyout.")
  // Prevents the default action here, because happy-dom toggles the element before React's handler can
  // prevent it.
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
  it("a click on 'Markt wählen' opens the store finder at once", () => {
    let openings = 0
    renderInShop(<MarketIndicator onChange={() => openings++} onOpen={() => undefined} />)
    fireEvent.click(screen.getByText("Markt wählen", { selector: "summary *" }))
    assert.strictEqual(openings, 1)
  })

  it("the store flyout opens after 150 ms of hover, and closes when the mouse leaves", () => {
    const { come, isOpen, leave } = indicator()
    come()
    pass(149)
    assert.isFalse(isOpen())
    pass(1)
    assert.isTrue(isOpen())
    leave()
    assert.isFalse(isOpen())
  })

  it("a click right after hovering does not close the store flyout, and the next click closes it", () => {
    const { click, come, isOpen } = indicator()
    come()
    pass(300)
    click()
    assert.isTrue(isOpen())
    click()
    assert.isFalse(isOpen())
  })

  it("the Escape key closes the store flyout, and so does a click 500 ms after hovering has opened it", () => {
    const { click, come, escape, isOpen } = indicator()
    come()
    pass(150 + 500)
    click()
    assert.isFalse(isOpen())
    click()
    escape()
    assert.isFalse(isOpen())
  })

  it("the store flyout closes when the pointer is pressed or the focus moves outside of it, and stays open when the pointer is pressed in it", () => {
    const { click, isOpen } = indicator()
    click()
    fireEvent.pointerDown(screen.getByText("24103 Kiel", { exact: false }))
    assert.isTrue(isOpen())
    fireEvent.pointerDown(document.body)
    assert.isFalse(isOpen())
    click()
    fireEvent.focusIn(document.body)
    assert.isFalse(isOpen())
  })

  it("the first opening of the store flyout is reported, so that the page can preload the store finder", () => {
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
