// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profile } from "@heimwerk/core/account/Profile.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Redacted } from "effect"

import { Details } from "../../../ui/pages/account/Details.tsx"
import { withAccountPorts } from "../../../ui/runtime/customerPorts.ts"
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

const open = async (more: Partial<Profile> = {}) => {
  const page = openInShop(<Details profile={{ ...profile, ...more }} />)
  await page.shop.run(
    Accounts.use((accounts) =>
      accounts.login({ email: Email.make(email), password: Redacted.make(password) }),
    ),
  )
  return page
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("the customer's own data", () => {
  it("a customer downloads a file that contains the e-mail address of the account", async () => {
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

  it("a customer deletes the account with the right password, after an error for a wrong password", async () => {
    const { shop } = await open()
    press("Kundenkonto löschen")
    fireEvent.change(await screen.findByLabelText("Dein Passwort"), { target: { value: "Falsch-2026!" } })
    press("Endgültig löschen")
    await screen.findByText("Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe.")
    fireEvent.change(screen.getByLabelText("Dein Passwort"), { target: { value: password } })
    press("Endgültig löschen")
    await waitFor(async () => assert.isUndefined(await shop.run(Accounts.use(({ me }) => me))))
  })

  it("the message about an unconfirmed e-mail address disappears when the customer changes the password", async () => {
    await open({ pendingEmail: "neu@kunde.example" })
    const waiting = () => screen.queryByText("Wir haben einen Link an neu@kunde.example geschickt.")
    assert.isNotNull(waiting())
    press("Passwort ändern")
    fireEvent.change(await screen.findByLabelText("Bisheriges Passwort"), { target: { value: password } })
    fireEvent.change(screen.getByLabelText("Neues Passwort"), { target: { value: "Hobelbank-2027!" } })
    press("Passwort speichern")
    await waitFor(() => assert.isNull(waiting()))
  })

  it("a customer cancels the newsletter with one click, and the page then says that it is cancelled", async () => {
    const { shop } = await open({ newsletter: true })
    screen.getByText(`Du bekommst unseren Newsletter an ${email}.`)
    press("Newsletter abbestellen")
    const message = await screen.findByText("Du bekommst unseren Newsletter nicht mehr.")
    assert.strictEqual(document.activeElement, message)
    const link = screen.getByRole("link", { name: "Zum Newsletter anmelden" })
    assert.strictEqual(link.getAttribute("href"), "/newsletter/anmelden/")
    const { newsletter } = await shop.run(withAccountPorts(Profiles.use(({ get }) => get)))
    assert.isFalse(newsletter)
  })

  it("when cancelling the newsletter fails, the page shows an error, and the button to cancel is still there", async () => {
    openInShop(<Details profile={{ ...profile, newsletter: true }} />)
    press("Newsletter abbestellen")
    await screen.findByText("Bitte melde dich an, um deine Daten zu sehen und zu ändern.")
    screen.getByRole("button", { name: "Newsletter abbestellen" })
  })

  it("a customer without the newsletter sees a link that leads to the subscription", async () => {
    await open({ newsletter: false })
    screen.getByText("Du bekommst unseren Newsletter nicht.")
    screen.getByRole("link", { name: "Zum Newsletter anmelden" })
  })

  it("if the backend does not say whether a customer gets the newsletter, the page says that the cancellation must be confirmed by mail", async () => {
    await open()
    press("Newsletter abbestellen")
    await screen.findByRole("heading", { name: "Bitte bestätige deine Abmeldung" })
    screen.getAllByText(email)
  })
})
