// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import {
  isBlockedShortcut,
  passwordHeading,
  passwordSummary,
  passwordToggleLabel,
  showsPasswordError,
} from "@heimwerk/core/account/passwordInput.ts"
import { passwordResults } from "@heimwerk/core/account/passwordRules.ts"
import { cleanup, createEvent, fireEvent, render, screen, within } from "@testing-library/react"
import { useState } from "react"

import { PasswordInput } from "../../../ui/widgets/PasswordInput.tsx"

afterEach(cleanup)

const problem = "Das Passwort erfüllt nicht alle Anforderungen."

const NewPassword = () => {
  const [password, setPassword] = useState("")
  return (
    <PasswordInput
      label="Passwort"
      name="password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      toggleLabel={passwordToggleLabel}
      isBlocked={isBlockedShortcut}
      requirements={{
        heading: passwordHeading,
        results: passwordResults(password),
        summary: passwordSummary(password),
      }}
      error={(isBlurred) => (showsPasswordError(password, isBlurred) ? problem : undefined)}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>("Passwort")
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const description = () =>
  (field().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")

describe("a field for a new password", () => {
  it("a password field hides the text until its button is pressed, and the text stays the same", () => {
    render(<NewPassword />)
    type("Geheim")
    assert.strictEqual(field().type, "password")
    fireEvent.click(screen.getByRole("button", { name: "Passwort preisgeben" }))
    assert.strictEqual(field().type, "text")
    fireEvent.click(screen.getByRole("button", { name: "Passwort verbergen" }))
    assert.strictEqual(field().type, "password")
    assert.strictEqual(field().value, "Geheim")
  })

  it("a password field shows the number of fulfilled requirements, and says for each requirement whether it is fulfilled", () => {
    render(<NewPassword />)
    assert.isNotNull(screen.queryByText("Passwort Anforderungen"))
    type("Geheim1")
    assert.strictEqual(screen.getByRole("status").textContent, "3 von 5 Anforderungen erfüllt")
    assert.deepEqual(
      within(screen.getByRole("list"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
      [
        "Noch nicht erfüllt: 8 - 80 Zeichen",
        "Erfüllt: Mindestens ein Groß- und Kleinbuchstabe",
        "Erfüllt: Mindestens eine Zahl",
        "Noch nicht erfüllt: Mindestens ein Sonderzeichen",
        "Erfüllt: Nicht mehr als drei identische und direkt aufeinanderfolgende Zeichen",
      ],
    )
    assert.include(description(), "3 von 5 Anforderungen erfüllt")
  })

  it("a password field shows its error only after it loses focus", () => {
    render(<NewPassword />)
    type("kurz")
    assert.isNull(screen.queryByRole("alert"))
    assert.strictEqual(field().getAttribute("aria-invalid"), "false")
    fireEvent.blur(field())
    assert.strictEqual(screen.getByRole("alert").textContent, problem)
    assert.strictEqual(field().getAttribute("aria-invalid"), "true")
    assert.include(description(), problem)
    type("Geheim1!")
    assert.isNull(screen.queryByRole("alert"))
  })

  it("pressing the submit button shows no password error, so that the button does not move", () => {
    render(
      <>
        <NewPassword />
        <button type="submit">Weiter</button>
      </>,
    )
    type("kurz")
    fireEvent.blur(field(), { relatedTarget: screen.getByRole("button", { name: "Weiter" }) })
    assert.isNull(screen.queryByRole("alert"))
    fireEvent.blur(field())
    assert.strictEqual(screen.getByRole("alert").textContent, problem)
  })

  it("a password field allows pasting, and blocks Shift (key code 16) only together with Ctrl", () => {
    render(<NewPassword />)
    const press = (init: KeyboardEventInit & { readonly keyCode: number }) => fireEvent.keyDown(field(), init)
    assert.isFalse(press({ key: "Shift", ctrlKey: true, keyCode: 16 }))
    assert.isTrue(press({ key: "Shift", keyCode: 16 }))
    assert.isTrue(press({ key: "v", ctrlKey: true, keyCode: 86 }))
    const paste = createEvent.paste(field())
    fireEvent(field(), paste)
    assert.isFalse(paste.defaultPrevented)
    assert.strictEqual(field().autocomplete, "new-password")
  })
})
