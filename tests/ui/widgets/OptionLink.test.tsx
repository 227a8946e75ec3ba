// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"

import { OptionLink } from "../../../ui/widgets/OptionLink.tsx"

afterEach(cleanup)

describe("the link of a suggestion", () => {
  it("a click on the link of a suggestion calls the handler of the last render", () => {
    const calls: Array<string> = []
    const optionOf = (name: string) => (
      <OptionLink
        href="/s/bohrer"
        onClick={(event) => {
          event.preventDefault()
          calls.push(name)
        }}
      >
        bohrer
      </OptionLink>
    )
    const { rerender } = render(optionOf("first"))
    const link = screen.getByRole("link", { name: "bohrer" })
    rerender(optionOf("second"))
    fireEvent.click(link)
    assert.deepStrictEqual(calls, ["second"])
  })
})
