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

describe("the gate of a service", () => {
  it("says what the service is for, and lets it in once it is accepted", async () => {
    renderInShop(<Gated />, memoryShop().load)
    const gate = await screen.findByRole("region", { name: headline })
    within(gate).getByText("Die Videoberatung kommt von einem anderen Anbieter.")
    fireEvent.click(within(gate).getByRole("button", { name: "Akzeptieren" }))
    await screen.findByText("Das Video läuft.")
    assert.isNull(screen.queryByText(headline))
  })

  it("opens the dialog at its service, which is not ticked in advance", async () => {
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

  it("stays, and says so, when the answer could not be kept", async () => {
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
