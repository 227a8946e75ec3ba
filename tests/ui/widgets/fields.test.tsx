// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, within } from "@testing-library/react"
import { type ComponentType, useState } from "react"
import { renderToString } from "react-dom/server"

import { Choices } from "../../../ui/features/account/form/Choices.tsx"
import { Terms } from "../../../ui/features/account/registration/Terms.tsx"
import { PasswordInput } from "../../../ui/widgets/PasswordInput.tsx"
import { Select } from "../../../ui/widgets/Select.tsx"
import { TextArea } from "../../../ui/widgets/TextArea.tsx"
import { TextField } from "../../../ui/widgets/TextField.tsx"

afterEach(cleanup)

interface Value {
  readonly value: string
  readonly onChange: (text: string) => void
}

const fields: Readonly<Record<string, ComponentType<Value>>> = {
  TextField: (value) => <TextField {...value} label="Feld" name="field" autoComplete="off" maxLength={80} />,
  TextArea: (value) => (
    <TextArea {...value} label="Feld" name="field" error={undefined} isRequired maxLength={80} />
  ),
  PasswordInput: (value) => (
    <PasswordInput
      {...value}
      label="Feld"
      name="field"
      autoComplete="current-password"
      toggleLabel={() => "Passwort anzeigen"}
      isBlocked={() => false}
    />
  ),
}

const options = [
  { value: "eins", text: "Eins" },
  { value: "zwei", text: "Zwei" },
]

/** Fields with choices. The visitor chooses the last one. */
const choices: Readonly<Record<string, ComponentType<Value>>> = {
  Select: (value) => <Select {...value} label="Feld" name="field" options={options} />,
  Choices: (value) => <Choices {...value} legend="Feld" name="field" options={options} />,
  Terms: ({ onChange, value }) => (
    <Terms
      isAccepted={value !== ""}
      onChange={(isAccepted) => onChange(isAccepted ? "zwei" : "")}
      problem={undefined}
      links={[]}
    />
  ),
}

/** Renders a field on the server, changes it, hydrates it, and returns the shown value. */
const hydrated = (Field: ComponentType<Value>, change: (container: HTMLElement) => void) => {
  const Form = () => {
    const [text, setText] = useState("")
    return (
      <>
        <Field value={text} onChange={setText} />
        <output>{text}</output>
      </>
    )
  }
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  change(container)
  render(<Form />, { container, hydrate: true })
  return { container, shown: () => within(container).getByRole("status").textContent }
}

describe("a form field before hydration", () => {
  for (const [name, Field] of Object.entries(fields)) {
    it(`after hydration, the field ${name} still contains the text that was typed before hydration`, () => {
      const fieldIn = (container: HTMLElement) => {
        const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>("[name=field]")
        assert.isNotNull(field)
        return field
      }
      const { container, shown } = hydrated(Field, (early) => {
        fieldIn(early).value = "früh getippt"
      })
      assert.strictEqual(fieldIn(container).value, "früh getippt")
      assert.strictEqual(shown(), "früh getippt")
      fireEvent.change(fieldIn(container), { target: { value: "später" } })
      assert.strictEqual(shown(), "später")
    })
  }

  for (const [name, Field] of Object.entries(choices)) {
    it(`after hydration, ${name} still has the choice that was made or restored before hydration`, () => {
      const { shown } = hydrated(Field, (early) => {
        const last = [...early.querySelectorAll("option, input")].at(-1)
        if (last instanceof HTMLOptionElement) last.selected = true
        if (last instanceof HTMLInputElement) last.checked = true
      })
      assert.strictEqual(shown(), "zwei")
    })
  }
})
