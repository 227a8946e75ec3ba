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

describe("the market question of a first visit", () => {
  it("the first click shows the market question, and the pointer on the link 'Markt ändern' preloads the store finder", () => {
    const { prepare } = prompt()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    act(() => document.body.click())
    screen.getByText("Ist Köln dein Markt?")
    assert.strictEqual(prepare.mock.calls.length, 0)
    fireEvent.pointerEnter(screen.getByRole("link", { name: "Markt ändern" }))
    assert.strictEqual(prepare.mock.calls.length, 1)
  })

  it("a click that opens a flyout does not show the market question, and the next click elsewhere shows it", () => {
    prompt()
    const opener = document.body.appendChild(document.createElement("summary"))
    act(() => opener.click())
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    act(() => document.body.click())
    screen.getByText("Ist Köln dein Markt?")
    opener.remove()
  })

  it("while the consent prompt waits for an answer, a click does not show the market question", () => {
    prompt({ isConsentRequired: true })
    act(() => document.body.click())
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
  })

  it("the market question waits until the menu is closed, and stays visible when the menu opens again", () => {
    const { store } = prompt({ isMenuOpen: true })
    act(() => document.body.click())
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    act(() => store.set(menuOpenAtom, false))
    screen.getByText("Ist Köln dein Markt?")
    act(() => store.set(menuOpenAtom, true))
    screen.getByText("Ist Köln dein Markt?")
  })
})
