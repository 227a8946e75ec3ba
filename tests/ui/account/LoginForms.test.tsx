// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { loginMessages } from "@heimwerk/core/account/loginMessages.ts"

import { accountService, beforeLoginAtom } from "../../../ui/features/account/account.ts"
import { CredentialsForm } from "../../../ui/features/account/CredentialsForm.tsx"
import { LoginForms } from "../../../ui/features/account/LoginForms.tsx"
import { renderInShop } from "../support/renderInShop.tsx"
import { withoutNetwork } from "../support/withoutNetwork.ts"
import { login, openInShop, password } from "./accountShop.tsx"

vi.setConfig({ testTimeout: 20_000 })
afterEach(cleanup)

const type = (field: HTMLInputElement, text: string) => fireEvent.change(field, { target: { value: text } })

/** Enters the e-mail address in the login form and waits for the password field. */
const enterEmail = async (email: string) => {
  type(login.email(), email)
  fireEvent.click(login.next())
  return login.password()
}

describe("the login form", () => {
  for (const [typed, message] of [
    ["", loginMessages.emailRequired],

    ["anna@garten", loginMessages.emailInvalid],
  ] as const) {
    it(`the login form shows the error for the e-mail '${typed}' and focuses the e-mail field`, async () => {
      openInShop(<LoginForms />)
      type(login.email(), typed)
      fireEvent.click(login.next())
      const field = login.email()
      await screen.findByText(message)
      await waitFor(() => assert.strictEqual(document.activeElement, field))
      assert.strictEqual(field.getAttribute("aria-invalid"), "true")
      assert.strictEqual(field.value, typed)
    })
  }

  it.each([
    { name: "the login form", element: <LoginForms /> },
    { name: "the login form with both fields", element: <CredentialsForm button="Anmelden" /> },
  ])("$name announces the error after every Enter in its focused e-mail field", async ({ element }) => {
    openInShop(element)
    login.email().focus()
    const announced = () => screen.getByRole("status").firstElementChild
    for (const _ of [1, 2]) {
      const before = announced()
      fireEvent.keyDown(login.email(), { key: "Enter" })
      fireEvent.submit(login.email())
      await waitFor(() => assert.strictEqual(announced()?.textContent, loginMessages.emailRequired))
      await waitFor(() => assert.notStrictEqual(announced(), before))
    }
    assert.strictEqual(document.activeElement, login.email())
  })

  it("the login asks for the e-mail first, then focuses the password field and shows a button that goes back", async () => {
    openInShop(<LoginForms />)
    const field = await enterEmail("anna.berg@kunde.example")
    await waitFor(() => assert.strictEqual(document.activeElement, field))
    assert.strictEqual(field.type, "password")
    assert.strictEqual(field.autocomplete, "current-password")
    screen.getByText("anna.berg@kunde.example", { selector: "strong" })
    fireEvent.click(screen.getByRole("button", { name: "Zurück zur E-Mail-Adresse" }))
    await waitFor(() => assert.strictEqual(document.activeElement, login.email()))
    assert.strictEqual(login.email().value, "anna.berg@kunde.example")
    assert.strictEqual(login.email().autocomplete, "username")
  })

  it("the login shows the same message for an unknown e-mail address as for a wrong password", async () => {
    for (const email of ["niemand@kunde.example", "anna.berg@kunde.example"]) {
      openInShop(<LoginForms />)
      type(await enterEmail(email), "falsch")
      fireEvent.click(login.submit())
      const alert = await screen.findByRole("alert")
      assert.strictEqual(alert.textContent, loginMessages.invalidCredentials)
      const field = await login.password()
      assert.strictEqual(field.value, "falsch")
      cleanup()
    }
  })

  it("the login form shows that the password is missing when the empty password field loses focus", async () => {
    openInShop(<LoginForms />)
    const field = await enterEmail("anna.berg@kunde.example")
    assert.isNull(screen.queryByText(loginMessages.passwordRequired))
    fireEvent.blur(field)
    await screen.findByText(loginMessages.passwordRequired)
    type(field, "x")
    assert.isNull(screen.queryByText(loginMessages.passwordRequired))
  })

  it("the login form requires a password", async () => {
    openInShop(<LoginForms />)
    const field = await enterEmail("anna.berg@kunde.example")
    fireEvent.click(login.submit())
    await screen.findByText(loginMessages.passwordRequired)
    assert.strictEqual(document.activeElement, field)
  })

  it("the login sends the password exactly as typed, and a button makes the password visible", async () => {
    const { store } = openInShop(<LoginForms command="loginHere" />)
    const field = await enterEmail("anna.berg@kunde.example")
    type(field, ` ${password}`)
    fireEvent.click(screen.getByRole("button", { name: "Passwort preisgeben" }))
    assert.strictEqual(field.type, "text")
    assert.strictEqual(field.value, ` ${password}`)
    fireEvent.click(login.submit())
    await screen.findByRole("alert")
    type(field, password)
    fireEvent.click(login.submit())
    await waitFor(() => assert.strictEqual(store.get(accountService.stateAtom).user.firstName, "Anna"))
  })

  it("T-C12: a login waits until the pending changes of the anonymous visitor are finished", async () => {
    const { store } = openInShop(<LoginForms command="loginHere" />)
    const { promise, resolve } = Promise.withResolvers<void>()
    let asked = 0
    store.set(beforeLoginAtom, {
      settled: () => {
        asked++
        return promise
      },
    })
    type(await enterEmail("anna.berg@kunde.example"), password)
    assert.strictEqual(asked, 0)
    fireEvent.click(login.submit())
    assert.strictEqual(asked, 1)
    assert.isFalse(store.get(accountService.stateAtom).login.isBusy)
    resolve()
    await waitFor(() => assert.strictEqual(store.get(accountService.stateAtom).user.firstName, "Anna"))
  })

  it("the link from the login to the password reset contains the entered e-mail address", async () => {
    openInShop(<LoginForms />)
    await enterEmail("anna.berg@kunde.example")
    assert.strictEqual(
      screen.getByRole("link", { name: "Passwort vergessen?" }).getAttribute("href"),
      "/meinkonto/passwort-vergessen?enteredEmail=anna.berg%40kunde.example",
    )
  })

  it("without a connection, the login form shows a message and keeps its input", async () => {
    withoutNetwork()
    renderInShop(<LoginForms />)
    type(login.email(), "anna.berg@kunde.example")
    fireEvent.click(login.next())
    await screen.findByText("Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.")
    assert.strictEqual(login.email().value, "anna.berg@kunde.example")
  })
})
