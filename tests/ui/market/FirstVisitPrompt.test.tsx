// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react"
import { afterEach, assert, describe, it, vi } from "vitest"

import { FirstVisitPrompt } from "../../../ui/features/market/FirstVisitPrompt.tsx"

import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const prompt = (isConsentRequired = false) => {
  const onShown = vi.fn()
  renderInShop(
    <FirstVisitPrompt
      marketName="Köln"
      isConsentRequired={isConsentRequired}
      onChange={() => undefined}
      onShown={onShown}
    />,
  )
  return onShown
}

describe("the question of a first visit", () => {
  it("comes with the first click on the page, and lets the finder be prepared while it is read", async () => {
    const onShown = prompt()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    document.body.click()
    await screen.findByText("Ist Köln dein Markt?")
    await waitFor(() => assert.strictEqual(onShown.mock.calls.length, 1), { timeout: 3000 })
  })

  it("waits until consent has been asked for, and prepares nothing before", () => {
    const onShown = prompt(true)
    document.body.click()
    assert.isNull(screen.queryByText("Ist Köln dein Markt?"))
    assert.strictEqual(onShown.mock.calls.length, 0)
  })
})
