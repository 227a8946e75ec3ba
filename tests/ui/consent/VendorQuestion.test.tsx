// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { ConsentQuestion } from "../../../ui/features/consent/ConsentQuestion.tsx"
import { PrivacyButton } from "../../../ui/features/consent/PrivacyButton.tsx"
import { acceptAll } from "../../../ui/features/consent/commands.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** Configures Usercentrics as the page's consent manager. */
const tellUsercentrics = () => {
  const meta = document.createElement("meta")
  meta.name = "heimwerk-usercentrics"
  meta.content = "{}"
  document.head.append(meta)
}

describe("a page with a third-party consent manager", () => {
  it("shows no consent question of its own, and waits for the vendor's answer", async () => {
    tellUsercentrics()
    const { load } = memoryShop()
    const answers: Array<string> = []
    renderInShop(<ConsentQuestion onAnswer={() => answers.push("answered")} />, load)
    const { attempt } = await load()
    assert.isNull(screen.queryByRole("dialog"))
    assert.deepStrictEqual(answers, [])
    await attempt(acceptAll)
    await waitFor(() => assert.deepStrictEqual(answers, ["answered"]))
  })

  it("opens the vendor's consent dialog instead of the shop's own", async () => {
    tellUsercentrics()
    renderInShop(<PrivacyButton />, memoryShop().load)
    const button = screen.getByRole("button", { name: "Privatsphäre" })
    fireEvent.click(button)
    assert.strictEqual(button.getAttribute("aria-busy"), "true")
    await waitFor(() => assert.strictEqual(button.getAttribute("aria-busy"), "false"))
    assert.isNull(screen.queryByRole("dialog"))
    assert.isNull(screen.queryByRole("alert"))
  })

  it("reports that the vendor's consent dialog cannot be opened", async () => {
    tellUsercentrics()
    renderInShop(<PrivacyButton />, () => Promise.reject(new Error("offline")))
    fireEvent.click(screen.getByRole("button", { name: "Privatsphäre" }))
    assert.include((await screen.findByRole("alert")).textContent, "gerade nicht geladen werden")
  })

  it("shows the shop's own consent question without a configured vendor", () => {
    renderInShop(<ConsentQuestion onAnswer={() => undefined} />, memoryShop().load)
    assert.isNotNull(screen.getByRole("dialog", { name: "Deine Privatsphäre" }))
  })
})
