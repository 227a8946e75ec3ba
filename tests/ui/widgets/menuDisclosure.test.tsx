// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"

import { menuDisclosure } from "../../../ui/widgets/menuDisclosure.ts"

beforeEach(() => {
  render(
    <main>
      <h1>Kontakt</h1>
      <a href="#suche">Suche</a>
      <details {...menuDisclosure}>
        <summary>Alle Kategorien</summary>
        <p>Sortiment</p>
        <a href="#garten">Garten</a>
      </details>
    </main>,
  )
  // The browser opens a menu without a script, also before hydration.
  menu().open = true
})
afterEach(cleanup)

const menu = () => {
  const details = document.querySelector("details")
  assert.isNotNull(details)
  return details
}

describe("the menu of a details element", () => {
  it("a menu of a details element closes when the pointer is pressed on an empty part of the page", () => {
    fireEvent.pointerDown(screen.getByText("Kontakt"))
    assert.isFalse(menu().open)
  })

  it("a menu of a details element stays open when the pointer is pressed on a text in it", () => {
    fireEvent.pointerDown(screen.getByText("Sortiment"))
    assert.isTrue(menu().open)
  })

  it("a menu of a details element that has left the page listens to no pointer", () => {
    const details = menu()
    cleanup()
    fireEvent.pointerDown(document.body)
    assert.isTrue(details.open)
  })

  it("the Escape key closes a menu of a details element and focuses its toggle", () => {
    fireEvent.keyDown(screen.getByText("Garten"), { key: "Escape" })
    assert.isFalse(menu().open)
    assert.strictEqual(document.activeElement, screen.getByText("Alle Kategorien"))
  })

  it("a menu of a details element closes when an element outside of it gets the focus, and when a link in it is chosen", () => {
    act(() => screen.getByText("Garten").focus())
    act(() => screen.getByText("Suche").focus())
    assert.isFalse(menu().open)
    menu().open = true
    fireEvent.click(screen.getByText("Garten"))
    assert.isFalse(menu().open)
  })
})
