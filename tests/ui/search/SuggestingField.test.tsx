// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { energyPlace } from "@heimwerk/core/product/energyLabel.ts"
import { SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { Exit } from "effect"

import {
  category,
  closeSearches,
  field,
  groups,
  openSearch,
  options,
  page,
  press,
  product,
  term,
  type,
} from "./searchShop.tsx"

afterEach(closeSearches)

const failed = Exit.fail(new SuggestionsError({ reason: "Unavailable", cause: "gone" }))
const nothing = Exit.succeed([])
const spoken = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("")

describe("the search field with suggestions", () => {
  it("the search field with suggestions replaces the plain search field, and focus stays in the field", async () => {
    await openSearch()
    assert.strictEqual(document.activeElement, field())
    assert.isNull(screen.queryByRole("searchbox"))
  })

  it("the search requests suggestions from both channels for at least 3 letters, half a second after the last letter", async () => {
    const { asked, wait } = await openSearch()
    type("sc")
    await wait(1_000)
    type("sch")
    type("schr")
    await wait(499)
    assert.deepStrictEqual(asked(), [])
    assert.include(spoken(), "Vorschläge werden geladen")
    await wait(1)
    assert.deepStrictEqual(asked(), [
      ["product", "schr"],
      ["content", "schr"],
    ])
  })

  it("the search lists and announces the suggestions of each channel when they arrive, with highlights, parent categories and prices", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("content", Exit.succeed([page]))
    assert.deepStrictEqual(groups(), ["Service und Märkte: 1"])
    await answer("product", Exit.succeed([term, category, product]))
    assert.deepStrictEqual(groups(), [
      "Suchbegriffe: 1",
      "Kategorien: 1",
      "Produkte: 1",
      "Service und Märkte: 1",
    ])
    assert.deepStrictEqual(
      options().map(({ textContent }) => textContent),
      [
        "schraubendreher",
        "Schraubenin Eisenwaren",
        "Holzschrauben 4 x 40 mm4,99 €",
        "Schrauben richtig setzen",
      ],
    )
    assert.strictEqual(options()[0]?.querySelector("mark")?.textContent, "schrau")
    assert.include(spoken(), "4 Vorschläge")
  })

  it("the search shows the energy class of a suggested article with its scale and its colour beside the price, and names both for screen readers", async () => {
    const { answer, wait } = await openSearch()
    type("herd")
    await wait(500)
    const { attributes } = product
    const label = { labelUrl: "/label.svg" }
    const oven = {
      ...product,
      name: "Herd",
      attributes: { ...attributes, energyClass: { ...label, rating: "A+", from: "A+++", to: "D" } as const },
    }
    const lamp = {
      ...product,
      name: "Herdlampe",
      attributes: { ...attributes, energyClass: { ...label, rating: "G", from: "A", to: "G" } as const },
    }
    await answer("product", Exit.succeed([product, oven, lamp]))
    assert.deepStrictEqual(
      options().map(({ textContent }) => textContent),
      [
        "Holzschrauben 4 x 40 mm4,99 €",
        "Herd4,99 €Energieeffizienzklasse A+, Skala A+++ bis D",
        "Herdlampe4,99 €Energieeffizienzklasse G, Skala A bis G",
      ],
    )
    const places = options().map((option) => option.querySelector("[data-place]")?.getAttribute("data-place"))
    assert.deepStrictEqual(places, [
      undefined,
      ...[oven, lamp].map(({ attributes }) => String(energyPlace(attributes.energyClass))),
    ])
  })

  it("the search shows the base price of a suggested article beside its price and names it for screen readers, and shows none for an article without a base price", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    const { attributes } = product
    const glue = {
      ...product,
      name: "Schraubenkleber",
      attributes: { ...attributes, basePrice: "9,98 € / l" },
    }
    await answer("product", Exit.succeed([product, glue]))
    assert.deepStrictEqual(
      options().map(({ textContent }) => textContent),
      ["Holzschrauben 4 x 40 mm4,99 €", "Schraubenkleber4,99 €Grundpreis 9,98 € / l"],
    )
  })

  it("the search shows the suggestions of one channel when the other channel fails", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("content", failed)
    await answer("product", Exit.succeed([product]))
    assert.lengthOf(options(), 1)
    assert.notInclude(spoken(), "Fehler")
  })

  it("the search shows one message when it has no suggestions, and another message after an error", async () => {
    const { answer, wait } = await openSearch()
    type("xqwrtz")
    await wait(500)
    await answer("product", nothing)
    await answer("content", nothing)
    assert.include(spoken(), "Leider finden wir keine Ergebnisse für deinen Suchbegriff.")
    type("xqwrt")
    await wait(500)
    await answer("product", failed)
    await answer("content", nothing)
    assert.include(spoken(), "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut.")
    press("Escape")
    assert.notInclude(spoken(), "Fehler")
  })

  it("selecting a search suggestion opens its page with the tracking parameters", async () => {
    const { address, answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("product", Exit.succeed([term, product]))
    const [first] = options()
    assert.strictEqual(
      first?.getAttribute("href"),
      "/s/schraubendreher?queryFromSuggest=true&userInput=schrau",
    )
    press("ArrowDown")
    press("ArrowDown")
    press("Enter")
    await waitFor(() =>
      assert.strictEqual(address(), "/p/holzschrauben/1000002?queryFromSuggest=true&userInput=schrau"),
    )
    assert.lengthOf(options(), 0)
  })

  it("moving the highlight does not set the click handlers of suggestions again, because Firefox would then rebuild their accessible objects and Orca would leave the list", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("product", Exit.succeed([term, category, product]))
    const replaced: Array<string> = []
    for (const option of options())
      Object.defineProperty(option, "onclick", {
        set: () => {
          replaced.push(option.textContent)
        },
      })
    press("ArrowDown")
    press("ArrowDown")
    press("ArrowUp")
    assert.strictEqual(field().getAttribute("aria-activedescendant"), options()[0]?.id)
    assert.deepStrictEqual(replaced, [])
  })

  it("the empty search field lists the visitor's latest search terms that have not expired, and selecting a term searches for it", async () => {
    const expires = 86_400_000
    const { address } = await openSearch({
      search_history_items: JSON.stringify([
        { term: "säge", expires },
        { term: "alt", expires: -1 },
      ]),
    })
    assert.deepStrictEqual(groups(), ["Zuletzt gesucht: 1"])
    fireEvent.click(screen.getByRole("option", { name: "säge" }))
    await waitFor(() => assert.strictEqual(address(), "/s/s%C3%A4ge"))
  })

  it("the Enter key searches for the typed text and adds it to the search history", async () => {
    const { address, run } = await openSearch()
    type(" Hammer ")
    fireEvent.submit(screen.getByRole("search"))
    await waitFor(() => assert.strictEqual(address(), "/s/hammer"))
    await waitFor(async () => {
      const cookie = await run(CookieJar.use((jar) => jar.get("search_history_items")))
      assert.include(cookie, '"hammer"')
    })
    assert.lengthOf(options(), 0)
  })

  it("after a search, the field shows the term of the page, but does not overwrite a term that the visitor is typing", async () => {
    const { resultsOf } = await openSearch()
    type("Hammer")
    await resultsOf("hammer")
    assert.deepStrictEqual([field().value, field().getAttribute("aria-expanded")], ["hammer", "false"])
    type("Säge")
    fireEvent.submit(screen.getByRole("search"))
    await resultsOf("säge")
    assert.strictEqual(field().value, "säge")
    fireEvent.submit(screen.getByRole("search"))
    type("nag")
    await resultsOf("anderes")
    assert.strictEqual(field().value, "nag")
    press("Escape")
    await resultsOf("")
    assert.strictEqual(field().value, "")
  })

  it("the list of suggestions opens again without a highlighted item, and a button clears the search field", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("product", Exit.succeed([term]))
    press("ArrowDown")
    press("Escape")
    assert.deepStrictEqual([options().length, field().value], [0, "schrau"])
    fireEvent.click(field())
    await wait(500)
    await answer("product", Exit.succeed([term]))
    assert.deepStrictEqual([options().length, field().getAttribute("aria-activedescendant")], [1, null])
    fireEvent.click(screen.getByRole("button", { name: "Eingabe löschen" }))
    assert.strictEqual(field().value, "")
  })
})
