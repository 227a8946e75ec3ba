// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, render, screen } from "@testing-library/react"

import { SuggestionField } from "../../../ui/widgets/SuggestionField.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const nothing = () => {}

const field = (texts: ReadonlyArray<string>) => (
  <SuggestionField
    id="places"
    label="Ort"
    text="Kö"
    groups={[
      { title: "Orte", items: texts.map((text) => ({ key: text, text, content: text, take: nothing })) },
    ]}
    onType={nothing}
    onEnter={nothing}
    onClose={nothing}
  />
)

describe("SuggestionField", () => {
  it("a list of suggestions that closes because it is empty causes no warning of React", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(nothing)
    const { rerender } = render(field(["Köln"]))
    screen.getByRole("option", { name: "Köln" })
    rerender(field([]))
    assert.isNull(screen.queryByRole("option"))
    assert.deepStrictEqual(complain.mock.calls, [])
  })
})
