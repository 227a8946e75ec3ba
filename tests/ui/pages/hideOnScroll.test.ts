// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"

import { hideOnScroll } from "../../../ui/layout/hideOnScroll.ts"

const header = document.createElement("header")
const link = document.createElement("a")
const menu = document.createElement("details")
let stop = () => {}

beforeEach(() => {
  link.href = "/"
  header.replaceChildren(link, menu)
  document.body.replaceChildren(header)
  header.removeAttribute("data-hidden")
  menu.open = false
  scrollTo(0)
  stop = hideOnScroll(header)
})
afterEach(() => stop())

const scrollTo = (top: number) => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true })
  dispatchEvent(new Event("scroll"))
}
const isHidden = () => header.hasAttribute("data-hidden")

describe("the header of a scrolled page", () => {
  it("the header is hidden after scrolling down by 5 px, and shown after scrolling up by 5 px", () => {
    scrollTo(4)
    assert.isFalse(isHidden())
    scrollTo(5)
    assert.isTrue(isHidden())
    scrollTo(300)
    scrollTo(296)
    assert.isTrue(isHidden())
    scrollTo(295)
    assert.isFalse(isHidden())
  })

  it("the header stays visible while it has focus, and is shown again when it gets focus", () => {
    link.focus()
    scrollTo(300)
    assert.isFalse(isHidden())
    link.blur()
    scrollTo(400)
    assert.isTrue(isHidden())
    link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    assert.isFalse(isHidden())
  })

  it("the header stays visible while one of its flyouts or menus is open", () => {
    menu.open = true
    scrollTo(300)
    assert.isFalse(isHidden())
    menu.open = false
    scrollTo(400)
    assert.isTrue(isHidden())
  })

  it("scrolling does not change the header after the page is unmounted", () => {
    stop()
    scrollTo(300)
    assert.isFalse(isHidden())
  })
})
