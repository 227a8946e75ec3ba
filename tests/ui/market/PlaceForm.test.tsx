// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { useState } from "react"

import * as GeolocationMemory from "@heimwerk/adapters/memory/GeolocationMemory.ts"
import { canSearchMarkets } from "@heimwerk/core/market/marketSearch.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import { SubscriptionRef } from "effect"

import { PlaceForm } from "../../../ui/features/market/PlaceForm.tsx"
import { usePositionSearch } from "../../../ui/features/market/usePositionSearch.ts"

import { heldGeolocation } from "../support/heldGeolocation.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const field = () => screen.getByLabelText<HTMLInputElement>("Suche nach PLZ oder Ort")
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

const Form = ({ query }: { readonly query?: string }) => (
  <PlaceForm id="ort" query={query} position={usePositionSearch()} />
)

/** The market search of a page that the visitor leaves. */
const Leaving = () => {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {isLeft ? null : <Form />}
      <button type="button" onClick={() => setLeft(true)}>
        Schließen
      </button>
    </>
  )
}

/** Renders the market search for a visitor whose browser gives this answer to position requests. */
const visitor = (answer: Parameters<typeof GeolocationMemory.layer>[0]) =>
  renderInShop(<Form />, memoryShop({ geolocation: GeolocationMemory.layer(answer) }).load)

describe("the market search", () => {
  for (const [typed, disabled] of [
    ["", true],
    ["50", true],
    ["  50  ", true],
    ["506", false],
    ["Köln", false],
  ] as const) {
    it(`the search buttons of the market search and of the store finder are ${disabled ? "disabled" : "enabled"} when the text is ${JSON.stringify(typed)}`, () => {
      renderInShop(<Form />)
      type(typed)
      assert.strictEqual(button("Suchen").disabled, disabled)
      assert.strictEqual(canSearchMarkets(typed, false), !disabled)
    })
  }

  it("the search button of the market search is enabled if the field is filled in at the start", () => {
    renderInShop(<Form query="Köln" />)
    assert.strictEqual(button("Suchen").disabled, false)
  })

  it("the market search navigates to the market list with the trimmed text", async () => {
    const { address } = renderInShop(<Form />)
    type("  Bad Münder ")
    fireEvent.submit(screen.getByRole("search"))
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=Bad+M%C3%BCnder"))
  })

  it("the market search is a plain form for browsers without JavaScript", () => {
    renderInShop(<Form />)
    const form = screen.getByRole<HTMLFormElement>("search")
    assert.deepStrictEqual(
      [form.getAttribute("action"), form.method, field().name],
      ["/maerkte", "get", "suche"],
    )
  })
})

describe("the visitor's position", () => {
  for (const [code, text] of [
    [
      1,
      "Leider ist die Standortfreigabe deines Browsers deaktiviert. Aktiviere sie oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
    ],
    [
      2,
      "Der Standort kann leider nicht abgerufen werden. Bitte gib eine Stadt oder Postleitzahl über das Suchfeld ein.",
    ],
    [
      3,
      "Der Standort kann leider nicht abgerufen werden. Versuche es später erneut oder gib eine Stadt/Postleitzahl über das Suchfeld ein.",
    ],
  ] as const) {
    it(`the market search shows a message for the geolocation error ${code}, and the input stays in the field`, async () => {
      const { address } = visitor({ code })
      type("Köl")
      fireEvent.click(button("Position bestimmen"))
      assert.strictEqual((await screen.findByRole("alert")).textContent, text)
      assert.deepStrictEqual([field().value, address()], ["Köl", "/"])
    })
  }

  it("T-P10: the market search writes the visitor's position into the URL, but neither into a cookie nor into the browser's storage", async () => {
    const { address } = visitor({ lat: 50.938, lng: 6.96 })
    fireEvent.click(button("Position bestimmen"))
    await waitFor(() => assert.strictEqual(address(), "/maerkte?lat=50.938&lng=6.96"))
    assert.deepStrictEqual([localStorage.length, sessionStorage.length, document.cookie], [0, 0, ""])
  })

  it("a position that the market search found is the visitor's position in every store finder of the page", async () => {
    const position = { lat: 50.938, lng: 6.96 }
    const shop = memoryShop({ geolocation: GeolocationMemory.layer(position) })
    const { address } = renderInShop(<Form />, shop.load)
    fireEvent.click(button("Position bestimmen"))
    await waitFor(() => assert.notStrictEqual(address(), "/"))
    const { geolocation } = await shop.run(MarketService.use(({ state }) => SubscriptionRef.get(state)))
    assert.deepStrictEqual(geolocation, position)
    await shop.dispose()
  })

  for (const answer of [{ lat: 54.32, lng: 10.13 }, { code: 1 }]) {
    it(`a search for a place ignores the answer ${JSON.stringify(answer)} to an earlier request for the visitor's position`, async () => {
      const { answers, geolocation } = heldGeolocation(answer)
      const shop = memoryShop({ geolocation })
      const { address } = renderInShop(<Form />, shop.load)
      fireEvent.click(button("Position bestimmen"))
      await waitFor(() => assert.lengthOf(answers, 1))
      assert.strictEqual(button("Position bestimmen").getAttribute("aria-disabled"), "true")
      type("50667")
      fireEvent.submit(screen.getByRole("search"))
      await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=50667"))
      assert.isNull(button("Position bestimmen").getAttribute("aria-disabled"))
      await act(() => answers[0]?.())
      assert.strictEqual(address(), "/maerkte?suche=50667")
      assert.isNull(screen.queryByRole("alert"))
      await shop.dispose()
    })
  }

  it("a search form that is no longer shown ignores a late answer with the visitor's position", async () => {
    const { answers, geolocation } = heldGeolocation({ lat: 54.32, lng: 10.13 })
    const shop = memoryShop({ geolocation })
    const { address } = renderInShop(<Leaving />, shop.load)
    fireEvent.click(button("Position bestimmen"))
    await waitFor(() => assert.lengthOf(answers, 1))
    fireEvent.click(button("Schließen"))
    await act(() => answers[0]?.())
    assert.strictEqual(address(), "/")
    await shop.dispose()
  })
})
