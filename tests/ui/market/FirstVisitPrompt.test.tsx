// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, assert, describe, it, vi } from "vitest"

import { menuOpenAtom } from "@heimwerk/ui/runtime/menuOpen.ts"
import { FirstVisitPrompt } from "../../../ui/features/market/FirstVisitPrompt.tsx"

import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const prompt = ({ isConsentRequired = false, isMenuOpen = false } = {}) => {
  const prepare = vi.fn()
  const { store } = renderInShop(
    <FirstVisitPrompt
      marketName="Köln"
      isConsentRequired={isConsentRequired}
      onChange={() => undefined}
      prepare={prepare}
    />,
    undefined,
    (before) => before.set(menuOpenAtom, isMenuOpen),
  )
  return { prepare, store }
}

const question = () => screen.queryByRole("region", { name: "Ist Köln dein Markt?" })

describe("the market question of a first visit", () => {
  it("the first click shows the market question, and the pointer on the link 'Markt ändern' preloads the store finder", () => {
    const { prepare } = prompt()
    assert.isNull(question())
    act(() => document.body.click())
    assert.isNotNull(question())
    assert.strictEqual(prepare.mock.calls.length, 0)
    fireEvent.pointerEnter(screen.getByRole("link", { name: "Markt ändern" }))
    assert.strictEqual(prepare.mock.calls.length, 1)
  })

  it("the market question is announced when it appears, in a live region that was there before", () => {
    prompt()
    const status = screen.getByRole("status")
    assert.strictEqual(status.textContent, "")
    act(() => document.body.click())
    assert.strictEqual(status.textContent, "Ist Köln dein Markt?")
    assert.strictEqual(question()?.getAttribute("aria-live"), null)
  })

  it("a click that opens a flyout does not show the market question, and the next click elsewhere shows it", () => {
    prompt()
    const opener = document.body.appendChild(document.createElement("summary"))
    act(() => opener.click())
    assert.isNull(question())
    act(() => document.body.click())
    assert.isNotNull(question())
    opener.remove()
  })

  it("while the consent prompt waits for an answer, a click does not show the market question", () => {
    prompt({ isConsentRequired: true })
    act(() => document.body.click())
    assert.isNull(question())
  })

  it("the market question waits until the menu is closed, and stays visible when the menu opens again", () => {
    const { store } = prompt({ isMenuOpen: true })
    act(() => document.body.click())
    assert.isNull(question())
    act(() => store.set(menuOpenAtom, false))
    assert.isNotNull(question())
    act(() => store.set(menuOpenAtom, true))
    assert.isNotNull(question())
  })
})
