// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
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

describe("the search field in use", () => {
  it("takes the place of the plain one with the focus", async () => {
    await openSearch()
    assert.strictEqual(document.activeElement, field())
    assert.isNull(screen.queryByRole("searchbox"))
  })

  it("asks both channels from 3 letters on, half a second after the last", async () => {
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

  it("lists each channel as it comes, with what was typed marked, parents and prices", async () => {
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

  it("shows the results of one channel whatever becomes of the other", async () => {
    const { answer, wait } = await openSearch()
    type("schrau")
    await wait(500)
    await answer("content", failed)
    await answer("product", Exit.succeed([product]))
    assert.lengthOf(options(), 1)
    assert.notInclude(spoken(), "Fehler")
  })

  it("says that there is nothing, or that something went wrong", async () => {
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

  it("leads to what was chosen, and says that it was suggested and for what", async () => {
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

  it("shows the last terms while there is nothing to suggest for, and searches them", async () => {
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

  it("searches what was typed on Enter, and remembers it", async () => {
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

  it("shows what the page is of, unless somebody types the next search already", async () => {
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

  it("is empty after its clear button, and forgets a list that was closed", async () => {
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
