// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { consentStateOf } from "@heimwerk/core/consent/consentStateOf.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect, Option, Stream } from "effect"

import { PrivacyButton } from "../../../ui/features/consent/PrivacyButton.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const openDialog = async () => {
  const shop = memoryShop()
  renderInShop(<PrivacyButton />, shop.load)
  fireEvent.click(screen.getByRole("button", { name: "Privatsphäre" }))
  const dialog = await screen.findByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
  await waitFor(() => assert.isNotNull(dialog.querySelector('[aria-busy="false"]')))
  const granted = () =>
    shop.run(
      ConsentManager.use(({ news }) =>
        Effect.map(
          Stream.runHead(news),
          (first) => consentStateOf(Option.getOrThrow(first).consents, "local").granted,
        ),
      ),
    )
  return { dialog: within(dialog), granted }
}

const box = (dialog: ReturnType<typeof within>, name: string) => {
  const found = dialog.getByRole("checkbox", { name, hidden: true })
  if (found instanceof HTMLInputElement) return found
  throw new Error(`${name} is no box.`)
}

describe("the button 'Privatsphäre' in the footer", () => {
  it("T-P3: the consent dialog shows all services by category, and no optional service is ticked", async () => {
    const { dialog } = await openDialog()
    assert.deepStrictEqual(
      dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
      ["Notwendig", "Komfort", "Statistik", "Marketing"],
    )
    const boxes = dialog.getAllByRole<HTMLInputElement>("checkbox", { hidden: true })
    assert.lengthOf(boxes, 3 + 26)
    assert.isTrue(boxes.every(({ checked, disabled }) => !checked && !disabled))
  })

  it("the consent dialog stores the consent to a category and to a single service", async () => {
    const { dialog, granted } = await openDialog()
    fireEvent.click(box(dialog, "Marketing"))
    fireEvent.click(box(dialog, "Karten"))
    assert.isTrue(box(dialog, "Produktempfehlungen").checked)
    assert.isTrue(box(dialog, "Komfort").indeterminate)
    fireEvent.click(dialog.getByRole("button", { name: "Auswahl speichern" }))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    assert.deepStrictEqual(await granted(), ["maps", "recommendations"])
    await screen.findByText("Deine Auswahl ist gespeichert.")
  })

  it("T-P4: withdrawing all consents takes as many steps as granting them", async () => {
    const { dialog, granted } = await openDialog()
    fireEvent.click(dialog.getByRole("button", { name: "Akzeptieren" }))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    assert.lengthOf(await granted(), 9)
    fireEvent.click(screen.getByRole("button", { name: "Privatsphäre" }))
    fireEvent.click(await screen.findByRole("button", { name: "Ablehnen" }))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    assert.deepStrictEqual(await granted(), [])
  })

  it("T-P3: closing the consent dialog stores no decision", async () => {
    const { dialog, granted } = await openDialog()
    fireEvent.click(box(dialog, "Karten"))
    fireEvent.click(dialog.getByRole("button", { name: "Schließen" }))
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    assert.deepStrictEqual(await granted(), [])
  })
})
