// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, within } from "@testing-library/react"
import { type ComponentType, useState } from "react"
import { renderToString } from "react-dom/server"

import { PasswordInput } from "../../../ui/widgets/PasswordInput.tsx"
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

describe("a form field before hydration", () => {
  for (const [name, Field] of Object.entries(fields)) {
    it(`after hydration, the field ${name} still contains the text that was typed before hydration`, () => {
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
      const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>("[name=field]")
      assert.isNotNull(field)
      field.value = "früh getippt"
      render(<Form />, { container, hydrate: true })
      assert.strictEqual(field.value, "früh getippt")
      assert.strictEqual(within(container).getByRole("status").textContent, "früh getippt")
      fireEvent.change(field, { target: { value: "später" } })
      assert.strictEqual(within(container).getByRole("status").textContent, "später")
    })
  }
})
