// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"

import { Tooltip } from "../../../ui/widgets/Tooltip.tsx"
import { givePopovers } from "../support/popover.ts"

beforeEach(() => {
  givePopovers()
  vi.useFakeTimers()
  render(
    <>
      <Tooltip
        label="Was ist der Vorteilskartenpreis?"
        content={
          <>
            Nur mit Vorteilskarte. <a href="/vorteilskarte">Mehr</a>
          </>
        }
      />
      <button type="button">Danach</button>
    </>,
  )
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const sign = () => screen.getByRole("button", { name: "Was ist der Vorteilskartenpreis?" })
const words = () => screen.getByRole("note")
const isShown = () => "shown" in words().dataset
const point = (target: Element) => fireEvent.pointerEnter(target, { pointerType: "mouse" })
const leave = (target: Element) => fireEvent.pointerLeave(target, { pointerType: "mouse" })
const whole = () => sign().parentElement ?? document.body

describe("a tooltip", () => {
  it("the hidden text of a tooltip describes the icon, and the icon opens the text without JavaScript", () => {
    assert.isFalse(isShown())
    assert.strictEqual(sign().getAttribute("aria-describedby"), words().id)
    assert.strictEqual(sign().getAttribute("popovertarget"), words().id)
  })

  it("a tooltip appears on hover, and disappears 150 ms after the pointer leaves", () => {
    point(whole())
    assert.isTrue(isShown())
    leave(whole())
    vi.advanceTimersByTime(149)
    assert.isTrue(isShown())
    vi.advanceTimersByTime(1)
    assert.isFalse(isShown())
  })

  it("a tooltip stays visible when the pointer returns within 150 ms", () => {
    point(whole())
    leave(whole())
    vi.advanceTimersByTime(100)
    point(whole())
    vi.advanceTimersByTime(1000)
    assert.isTrue(isShown())
  })

  it("a tooltip appears on focus, stays visible while its link has focus, and disappears on blur", () => {
    fireEvent.focus(sign())
    assert.isTrue(isShown())
    fireEvent.blur(sign(), { relatedTarget: screen.getByRole("link") })
    assert.isTrue(isShown())
    fireEvent.blur(screen.getByRole("link"), {
      relatedTarget: screen.getByRole("button", { name: "Danach" }),
    })
    assert.isFalse(isShown())
  })

  it("a tooltip stays visible when the pointer leaves an icon that has focus", () => {
    sign().focus()
    point(whole())
    leave(whole())
    vi.advanceTimersByTime(1000)
    assert.isTrue(isShown())
  })

  it("a tooltip appears on tap, and stays visible when the finger leaves", () => {
    fireEvent.pointerEnter(whole(), { pointerType: "touch" })
    assert.isFalse(isShown())
    fireEvent.click(sign())
    assert.isTrue(isShown())
    fireEvent.pointerLeave(whole(), { pointerType: "touch" })
    vi.advanceTimersByTime(1000)
    assert.isTrue(isShown())
  })
})
