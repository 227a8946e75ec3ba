// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"

import { ScrollRow } from "../../../ui/widgets/ScrollRow.tsx"

const items = ["Akku", "Kabel", "Benzin"].map((name) => ({
  key: name,
  content: <a href={`/${name}`}>{name}</a>,
}))

/** happy-dom has no layout, so the test sets it: the row is 500 px wide, of which 250 px are visible. */
beforeEach(() => {
  render(<ScrollRow label="Antrieb" items={items} arrows={{ next: "Weiter", previous: "Zurück" }} />)
  const list = screen.getByRole("list")
  Object.defineProperties(list, { clientWidth: { value: 250 }, scrollWidth: { value: 500 } })
  list.scrollBy = (options?: ScrollToOptions | number) => {
    const left = typeof options === "object" ? (options.left ?? 0) : 0
    list.scrollLeft = Math.min(250, Math.max(0, list.scrollLeft + left))
    fireEvent.scroll(list)
  }
  fireEvent.scroll(list)
})

afterEach(cleanup)

const arrow = (name: string) => screen.getByRole("button", { name })
const isShown = (name: string) => !("hidden" in arrow(name).dataset)

describe("the simple carousel", () => {
  it("a scrolling row moves by 200 px, and shows an arrow only on a side to which it can scroll", () => {
    assert.deepEqual([isShown("Zurück"), isShown("Weiter")], [false, true])
    fireEvent.click(arrow("Weiter"))
    assert.strictEqual(screen.getByRole("list").scrollLeft, 200)
    assert.deepEqual([isShown("Zurück"), isShown("Weiter")], [true, true])
    fireEvent.click(arrow("Weiter"))
    assert.deepEqual([isShown("Zurück"), isShown("Weiter")], [true, false])
    fireEvent.click(arrow("Zurück"))
    assert.strictEqual(screen.getByRole("list").scrollLeft, 50)
  })
})
