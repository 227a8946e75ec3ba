// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { ConsentGate } from "../../../ui/features/consent/ConsentGate.tsx"
import { useConsent } from "../../../ui/runtime/consent.ts"
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

describe("ConsentGate", () => {
  it("the consent gate explains its service, and shows the service after the visitor has accepted it", async () => {
    renderInShop(<Gated />, memoryShop().load)
    const gate = await screen.findByRole("region", { name: headline })
    within(gate).getByText("Die Videoberatung kommt von einem anderen Anbieter.")
    fireEvent.click(within(gate).getByRole("button", { name: "Akzeptieren" }))
    await screen.findByText("Das Video läuft.")
    assert.isNull(screen.queryByText(headline))
  })

  it("the consent gate opens the consent dialog at its service, whose box is not ticked", async () => {
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

  it("the consent gate stays and shows an error when the visitor's answer cannot be stored", async () => {
    const runtime = await memoryShop().load()
    renderInShop(<Gated />, () =>
      Promise.resolve({
        ...runtime,
        openWithState: async (effect, show) => ({
          ...(await runtime.openWithState(effect, show)),
          run: () => Promise.resolve({ kind: "failed", message: "Das ging nicht." }),
        }),
      }),
    )
    fireEvent.click(await screen.findByRole("button", { name: "Akzeptieren" }))
    assert.include((await screen.findByRole("alert")).textContent, "Das ging nicht.")
    screen.getByText(headline)
  })
})
