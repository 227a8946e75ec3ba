// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Redacted } from "effect"

import { Details } from "../../../ui/pages/account/Details.tsx"
import { openInShop, password } from "./accountShop.tsx"

const email = "anna.berg@kunde.example"
const profile = {
  salute: "",
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email,
  mergeDone: true,
} as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = async () => {
  const page = openInShop(<Details profile={profile} />)
  await page.shop.run(
    Accounts.use((accounts) =>
      accounts.login({ email: Email.make(email), password: Redacted.make(password) }),
    ),
  )
  return page
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("the customer's own data", () => {
  it("a customer downloads all stored data as a JSON file", async () => {
    await open()
    const files: Array<Blob> = []
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return "blob:data"
    })
    press("Meine Daten herunterladen")
    await waitFor(() => assert.lengthOf(files, 1))
    assert.include(await files[0]?.text(), email)
  })

  it("a customer deletes the account with the password, after an error for a wrong one", async () => {
    const { shop } = await open()
    press("Kundenkonto löschen")
    fireEvent.change(await screen.findByLabelText("Dein Passwort"), { target: { value: "Falsch-2026!" } })
    press("Endgültig löschen")
    await screen.findByText("Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe.")
    fireEvent.change(screen.getByLabelText("Dein Passwort"), { target: { value: password } })
    press("Endgültig löschen")
    await waitFor(async () => assert.isUndefined(await shop.run(Accounts.use(({ me }) => me))))
  })

  it("the personal data offer to cancel the newsletter for the customer's address", async () => {
    await open()
    press("Newsletter abbestellen")
    await screen.findByRole("heading", { name: "Bitte bestätige deine Abmeldung" })
    screen.getAllByText(email)
  })
})
