// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { ConsentGate } from "../../../ui/features/consent/ConsentGate.tsx"
import { useConsent } from "../../../ui/runtime/useConsent.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const Gated = () => {
  const consent = useConsent("video")
  if (consent === "unknown") return null
  if (consent !== undefined) return <p>Das Video läuft.</p>
  return (
    <ConsentGate service="video">
      <p>Die Videoberatung kommt von einem anderen Anbieter.</p>
    </ConsentGate>
  )
}

const headline = "Wir benötigen deine Zustimmung"

describe("the consent gate of a service", () => {
  it("explains the service at its gate, and shows it after consent", async () => {
    renderInShop(<Gated />, memoryShop().load)
    const gate = await screen.findByRole("region", { name: headline })
    within(gate).getByText("Die Videoberatung kommt von einem anderen Anbieter.")
    fireEvent.click(within(gate).getByRole("button", { name: "Akzeptieren" }))
    await screen.findByText("Das Video läuft.")
    assert.isNull(screen.queryByText(headline))
  })

  it("opens the consent dialog at the gate's service, which is not preselected", async () => {
    renderInShop(<Gated />, memoryShop().load)
    const more = await screen.findByRole("button", { name: "Mehr Informationen" })
    fireEvent.click(more)
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Videoberatung" })
    await waitFor(() => assert.strictEqual(document.activeElement, box))
    assert.isFalse(box.checked)
    fireEvent.click(box)
    fireEvent.click(screen.getByRole("button", { name: "Auswahl speichern" }))
    await screen.findByText("Das Video läuft.")
  })

  it("keeps the consent gate with an error when the consent could not be stored", async () => {
    const { run } = await memoryShop().load()
    renderInShop(<Gated />, () =>
      Promise.resolve({
        run,
        attempt: () => Promise.resolve({ kind: "failed", message: "Das ging nicht." }),
        start: (effect) => {
          void run(effect)
          return () => {}
        },
      }),
    )
    fireEvent.click(await screen.findByRole("button", { name: "Akzeptieren" }))
    assert.include((await screen.findByRole("alert")).textContent, "Das ging nicht.")
    screen.getByText(headline)
  })
})
