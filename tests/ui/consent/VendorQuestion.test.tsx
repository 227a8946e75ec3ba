// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { ConsentQuestion } from "../../../ui/features/consent/ConsentQuestion.tsx"
import { PrivacyButton } from "../../../ui/features/consent/PrivacyButton.tsx"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** Writes the settings of another vendor's consent manager into the head of the page. */
const nameUsercentrics = () => {
  const meta = document.createElement("meta")
  meta.name = "heimwerk-usercentrics"
  meta.content = "{}"
  document.head.append(meta)
}

describe("a page with another vendor's consent manager", () => {
  it("a shop with another vendor's consent manager shows no prompt of its own, and the page receives the answer to the vendor's prompt", async () => {
    nameUsercentrics()
    const { load, run } = memoryShop()
    const answers: Array<string> = []
    renderInShop(<ConsentQuestion onAnswer={() => answers.push("answered")} />, load)
    assert.isNull(screen.queryByRole("dialog"))
    assert.deepStrictEqual(answers, [])
    await run(ConsentService.use(({ acceptAll }) => acceptAll))
    await waitFor(() => assert.deepStrictEqual(answers, ["answered"]))
  })

  it("the privacy button opens no consent dialog of the shop and shows no error if another vendor's consent manager is configured", async () => {
    nameUsercentrics()
    renderInShop(<PrivacyButton />, memoryShop().load)
    const button = screen.getByRole("button", { name: "Privatsphäre" })
    fireEvent.click(button)
    assert.strictEqual(button.getAttribute("aria-busy"), "true")
    await waitFor(() => assert.strictEqual(button.getAttribute("aria-busy"), "false"))
    assert.isNull(screen.queryByRole("dialog"))
    assert.isNull(screen.queryByRole("alert"))
  })

  it("the footer shows an error when the consent dialog of another vendor cannot be opened", async () => {
    nameUsercentrics()
    renderInShop(<PrivacyButton />, () => Promise.reject(new Error("offline")))
    fireEvent.click(screen.getByRole("button", { name: "Privatsphäre" }))
    assert.include((await screen.findByRole("alert")).textContent, "gerade nicht geladen werden")
  })

  it("the shop shows its own consent prompt if no other vendor is configured", () => {
    renderInShop(<ConsentQuestion onAnswer={() => undefined} />, memoryShop().load)
    assert.isNotNull(screen.getByRole("dialog", { name: "Deine Privatsphäre" }))
  })
})
