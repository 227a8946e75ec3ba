// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"

import { Select } from "../../../ui/widgets/Select.tsx"

afterEach(cleanup)

const Markets = ({ error }: { readonly error?: string }) => {
  const [market, setMarket] = useState("")
  return (
    <Select
      label="Bitte Markt auswählen"
      name="market"
      value={market}
      onChange={setMarket}
      options={[
        { value: "12", text: "Kiel" },
        { value: "7", text: "Köln" },
      ]}
      error={error}
    />
  )
}

const field = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Bitte Markt auswählen" })
const empty = () => field().options[0]

describe("a required select", () => {
  it("a required select has an empty disabled option at the start", () => {
    render(<Markets />)
    assert.isTrue(field().required)
    assert.deepEqual([empty()?.value, empty()?.text, empty()?.disabled], ["", "", true])
  })

  it("an empty select shows 'Bitte auswählen' only while it has focus", () => {
    render(<Markets />)
    fireEvent.focus(field())
    assert.strictEqual(empty()?.text, "Bitte auswählen")
    fireEvent.blur(field())
    assert.strictEqual(empty()?.text, "")
  })

  it("a select reports the selected value", () => {
    render(<Markets />)
    fireEvent.change(field(), { target: { value: "7" } })
    assert.strictEqual(field().value, "7")
  })

  it("the error message of a select is its accessible description", () => {
    render(<Markets error="Bitte wähle deinen Heimwerk Baumarkt." />)
    assert.strictEqual(field().getAttribute("aria-invalid"), "true")
    const described = document.getElementById(field().getAttribute("aria-describedby") ?? "")
    assert.strictEqual(described?.textContent, "Bitte wähle deinen Heimwerk Baumarkt.")
  })
})
