// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { PageActions } from "../../../ui/widgets/PageActions.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  renderInShop(<PageActions title="Hammer" content={(origin) => ({ url: `${origin}/p/hammer/1` })} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  writeText.mockClear()
  share.mockClear()
})

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("the buttons to share and to print a page", () => {
  it("the share button copies the link in a browser without a share dialog", async () => {
    press("Teilen")
    await waitFor(() => assert.deepStrictEqual(writeText.mock.calls, [[`${location.origin}/p/hammer/1`]]))
  })

  it("the share button opens the share dialog with title and link in a browser that has a share dialog", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText }, share })
    press("Teilen")
    await waitFor(() =>
      assert.deepStrictEqual(share.mock.calls, [[{ title: "Hammer", url: `${location.origin}/p/hammer/1` }]]),
    )
    assert.lengthOf(writeText.mock.calls, 0)
  })

  it("closing the share dialog copies nothing", async () => {
    share.mockRejectedValueOnce(new DOMException("closed", "AbortError"))
    vi.stubGlobal("navigator", { clipboard: { writeText }, share })
    press("Teilen")
    await waitFor(() => assert.lengthOf(share.mock.calls, 1))
    assert.lengthOf(writeText.mock.calls, 0)
  })

  it("the print button opens the print dialog", () => {
    const print = vi.fn()
    vi.stubGlobal("print", print)
    press("Drucken")
    assert.lengthOf(print.mock.calls, 1)
  })
})
