// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"

import { EnergyLabel } from "../../../ui/features/product/EnergyLabel.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

const energyClass = { rating: "C", from: "A", to: "G", labelUrl: "/label.svg" } as const
const button = () =>
  screen.getByRole("button", { name: "Energieeffizienzklasse C, Skala A bis G, Energielabel ansehen" })
/** Waits for the modal of the energy label, whose script loads on the first click. */
const modal = () => screen.findByRole("dialog", { name: "Energielabel" }, { timeout: 10_000 })

describe("the energy label", () => {
  it.each([
    ["a click", () => fireEvent.click(button())],
    ["the space bar", () => fireEvent.keyDown(button(), { key: " " })],
  ])("%s opens the energy label with the article's name and the link to the data sheet", async (_, open) => {
    renderInShop(<EnergyLabel energyClass={energyClass} name="Lampe" dataSheetUrl="/blatt" />)
    open()
    const shown = within(await modal())
    const label = shown.getByRole("img", { name: "Energielabel: Energieeffizienzklasse C, Skala A bis G" })
    assert.strictEqual(label.getAttribute("src"), "/label.svg")
    shown.getByText("Lampe")
    const sheet = shown.getByRole("link", { name: "Produktdatenblatt (neuer Tab)" })
    assert.deepStrictEqual([sheet.getAttribute("href"), sheet.getAttribute("target")], ["/blatt", "_blank"])
  })

  it("closing the energy label restores focus to its button", async () => {
    renderInShop(<EnergyLabel energyClass={energyClass} name="Lampe" />)
    fireEvent.click(button())
    fireEvent.keyDown(await modal(), { key: "Escape" })
    await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
    await waitFor(() => assert.strictEqual(document.activeElement, button()))
    assert.isNull(screen.queryByRole("link", { name: /^Produktdatenblatt/u }))
  })

  it.each([
    ["A++", "A+++", "D", "place1"],
    ["A", "A+++", "D", "place3"],
    ["A", "A", "G", "place0"],
    ["F", "A", "G", "place5"],
    ["G", "A++", "G", "place8"],
  ] as const)(
    "the arrow of class %s on the scale %s to %s has the colour of %s",
    (rating, from, to, place) => {
      renderInShop(<EnergyLabel energyClass={{ rating, from, to, labelUrl: "/label.svg" }} />)
      const shown = screen.getByText(rating, { selector: "[class*='arrow']" })
      assert.match(shown.className, new RegExp(`${place}(?:_|$)`, "u"))
      screen.getByRole("button", {
        name: `Energieeffizienzklasse ${rating}, Skala ${from} bis ${to}, Energielabel ansehen`,
      })
    },
  )

  it("the energy label is a link to its picture, so that it opens in new tabs and without JavaScript", () => {
    renderInShop(<EnergyLabel energyClass={energyClass} name="Lampe" />)
    assert.deepStrictEqual(
      [button().getAttribute("href"), button().getAttribute("target")],
      ["/label.svg", "_blank"],
    )
    let isLeftToBrowser = false
    const look = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", look, { once: true })
    fireEvent.click(button(), { ctrlKey: true })
    assert.isTrue(isLeftToBrowser)
    assert.isNull(screen.queryByRole("dialog"))
  })
})
