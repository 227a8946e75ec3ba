// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { consentTabs } from "@heimwerk/adapters/browser/consentTabs.ts"

import { ConsentPrompt } from "../../../ui/features/consent/ConsentPrompt.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { withoutNetwork } from "../support/withoutNetwork.ts"

afterEach(cleanup)

const ask = (load = memoryShop().load) => {
  const answers: Array<string> = []
  renderInShop(<ConsentPrompt onAnswer={() => answers.push("answered")} />, load)
  return answers
}
const question = () => screen.queryByRole("dialog", { name: "Deine Privatsphäre" })

describe("the consent question", () => {
  it("T-P3: the consent prompt takes focus, and each of its two answers closes it", async () => {
    for (const answer of ["Ablehnen", "Akzeptieren"]) {
      const answers = ask()
      assert.strictEqual(document.activeElement, question())
      fireEvent.click(screen.getByRole("button", { name: answer }))
      await waitFor(() => assert.isNull(question()))
      assert.deepStrictEqual(answers, ["answered"])
      await screen.findByText("Deine Auswahl ist gespeichert.")
    }
  })

  it("T-P3: the Escape key closes the consent prompt without an answer, also while the focus is in the page", () => {
    for (const focused of [() => screen.getByRole("button", { name: "Ablehnen" }), () => document.body]) {
      const answers = ask()
      fireEvent.keyDown(focused(), { key: "Escape" })
      assert.isNull(question())
      assert.deepStrictEqual(answers, [])
    }
  })

  it("the consent prompt stays and shows an error when the answer cannot be stored", async () => {
    withoutNetwork()
    const answers = ask(() => Promise.reject(new Error("offline")))
    fireEvent.click(screen.getByRole("button", { name: "Ablehnen" }))
    assert.include((await screen.findByRole("alert")).textContent, "Die Verbindung ist unterbrochen.")
    assert.isNotNull(question())
    assert.deepStrictEqual(answers, [])
  })

  it("the consent prompt closes when the visitor answers it in another tab, and reports the answer only once", async () => {
    const answers = ask()
    const other = consentTabs(() => {})
    other.publish("changed")
    other.publish("decided")
    await waitFor(() => assert.isNull(question()))
    assert.deepStrictEqual(answers, ["answered"])
    other.close()
  })

  it("an answer in the consent settings closes the consent prompt", async () => {
    const answers = ask()
    fireEvent.click(screen.getByRole("button", { name: "Einstellungen" }))
    const settings = await screen.findByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
    await waitFor(() => assert.isNotNull(settings.querySelector('[aria-busy="false"]')))
    fireEvent.click(screen.getByRole("button", { name: "Auswahl speichern" }))
    await waitFor(() => assert.include(answers, "answered"))
    assert.isNull(question())
  })
})
