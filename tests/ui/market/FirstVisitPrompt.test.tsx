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

describe("the question of a first visit", () => {
  it("comes with the first click on the page, and lets the finder be prepared while it is read", async () => {
    const { onShown } = prompt()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    document.body.click()
    await screen.findByText("Ist Köln dein Markt?")
    await waitFor(() => assert.strictEqual(onShown.mock.calls.length, 1), { timeout: 3000 })
  })

  it("leaves the stage to what a click opens, and comes with the next one", () => {
    prompt()
    const opener = document.body.appendChild(document.createElement("summary"))
    act(() => opener.click())
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    act(() => document.body.click())
    screen.getByText("Ist Köln dein Markt?")
    opener.remove()
  })

  it("waits until consent has been asked for, and prepares nothing before", () => {
    const { onShown } = prompt({ isConsentRequired: true })
    document.body.click()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    assert.strictEqual(onShown.mock.calls.length, 0)
  })

  it("waits until the menu is closed, and then does not go when it is opened again", () => {
    const { store } = prompt({ isMenuOpen: true })
    act(() => document.body.click())
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    act(() => store.set(menuOpenAtom, false))
    screen.getByText("Ist Köln dein Markt?")
    act(() => store.set(menuOpenAtom, true))
    screen.getByText("Ist Köln dein Markt?")
  })
})
