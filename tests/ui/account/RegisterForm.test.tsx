// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { RegisterForm } from "../../../ui/features/account/registration/RegisterForm.tsx"
import { openInShop } from "./accountShop.tsx"

vi.setConfig({ testTimeout: 20_000 })
afterEach(cleanup)

const send = () => fireEvent.click(screen.getByRole("button", { name: "Kundenkonto anlegen" }))
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

describe("the registration form", () => {
  it("the registration form shows the errors of missing fields together and focuses the first field, but does not move focus while the visitor types", async () => {
    openInShop(<RegisterForm />)
    send()
    await screen.findByText("Bitte gib deinen Vornamen ein")
    screen.getByText("Bitte gib deinen Nachnamen ein")
    screen.getByText("Dein Passwort erfüllt noch nicht alle Anforderungen.")
    screen.getByText("Bitte stimme den AGB und Nutzungsbedingungen zu.")
    await waitFor(() => assert.strictEqual(document.activeElement, screen.getByLabelText("Vorname")))
    screen.getByLabelText("Nachname").focus()
    type("Nachname", "N")
    assert.isNull(screen.queryByText("Bitte gib deinen Nachnamen ein"))
    assert.strictEqual(document.activeElement, screen.getByLabelText("Nachname"))
  })

  it("the registration form counts the fulfilled password requirements, and says to which address it has sent a mail", async () => {
    openInShop(<RegisterForm />)
    type("Vorname", "Nora")
    type("Nachname", "Neu")
    type("E-Mail-Adresse", "nora.neu@kunde.example")
    type("Passwort", "Hobelbank")
    screen.getByText("3 von 5 Anforderungen erfüllt")
    type("Passwort", "Hobel_bank7")
    screen.getByText("5 von 5 Anforderungen erfüllt")
    fireEvent.click(screen.getByRole("checkbox"))
    send()
    const heading = await screen.findByRole("heading", { name: "Bitte bestätige deine E-Mail-Adresse" })
    assert.strictEqual(document.activeElement, heading)
    screen.getByText("nora.neu@kunde.example")
    fireEvent.click(screen.getByRole("button", { name: "Angaben ändern oder noch einmal senden" }))
    assert.strictEqual(screen.getByLabelText<HTMLInputElement>("Vorname").value, "Nora")
  })
})
