// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { afterEach, assert, describe, it, vi } from "vitest"

import { menuOpenAtom } from "@heimwerk/ui/runtime/menuOpen.ts"
import { FirstVisitPrompt } from "../../../ui/features/market/FirstVisitPrompt.tsx"

import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const prompt = ({ isConsentRequired = false, isMenuOpen = false } = {}) => {
  const onShown = vi.fn()
  const { store } = renderInShop(
    <FirstVisitPrompt
      marketName="Köln"
      isConsentRequired={isConsentRequired}
      onChange={() => undefined}
      onShown={onShown}
    />,
    undefined,
    (before) => before.set(menuOpenAtom, isMenuOpen),
  )
  return { onShown, store }
}

describe("the market question of a first visit", () => {
  it("the first click shows the market question and preloads the store finder", async () => {
    const { onShown } = prompt()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    document.body.click()
    await screen.findByText("Ist Köln dein Markt?")
    await waitFor(() => assert.strictEqual(onShown.mock.calls.length, 1), { timeout: 3000 })
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

  it("while the consent prompt waits for an answer, a click neither shows the market question nor preloads the store finder", () => {
    const { onShown } = prompt({ isConsentRequired: true })
    document.body.click()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    assert.strictEqual(onShown.mock.calls.length, 0)
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
