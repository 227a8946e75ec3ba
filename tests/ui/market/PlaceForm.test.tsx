// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { PlaceForm } from "../../../ui/features/market/PlaceForm.tsx"

import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const field = () => screen.getByLabelText<HTMLInputElement>("Suche nach PLZ oder Ort")
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

/** What the browser was asked with, once it has been asked. */
const asked: Array<PositionOptions | undefined> = []

/** A browser that answers every question for the position the same way. */
const geolocation = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
  asked.length = 0
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (
        found: PositionCallback,
        failed: PositionErrorCallback,
        options?: PositionOptions,
      ) => {
        asked.push(options)
        answer(found, failed)
      },
    },
  })
}

const failing = (code: number) =>
  geolocation((_, failed) =>
    failed({ code, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  )

const standingAt = (latitude: number, longitude: number) =>
  geolocation((found) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    }
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords })
  })

describe("the search for markets", () => {
  for (const [typed, disabled] of [
    ["", true],
    ["50", true],
    ["  50  ", true],
    ["506", false],
    ["Köln", false],
  ] as const) {
    it(`with ${JSON.stringify(typed)} in its field the button 'Suchen' is ${disabled ? "disabled" : "enabled"}`, () => {
      renderInShop(<PlaceForm id="ort" />)
      type(typed)
      assert.strictEqual(button("Suchen").disabled, disabled)
    })
  }

  it("can be sent at once when the page came with a text in its field", () => {
    renderInShop(<PlaceForm id="ort" query="Köln" />)
    assert.strictEqual(button("Suchen").disabled, false)
  })

  it("leads to the market list with the trimmed text in its address", async () => {
    const { address } = renderInShop(<PlaceForm id="ort" />)
    type("  Bad Münder ")
    fireEvent.submit(screen.getByRole("search"))
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=Bad+M%C3%BCnder"))
  })

  it("is a plain form for browsers without a script", () => {
    renderInShop(<PlaceForm id="ort" />)
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
    it(`that cannot be had for reason ${code} is explained, and what was typed stays`, async () => {
      failing(code)
      const { address } = renderInShop(<PlaceForm id="ort" />)
      type("Köl")
      fireEvent.click(button("Position bestimmen"))
      assert.strictEqual((await screen.findByRole("alert")).textContent, text)
      assert.deepStrictEqual([field().value, address()], ["Köl", "/"])
    })
  }

  it("is asked for precisely, for 5 seconds, at most a minute old", async () => {
    failing(1)
    renderInShop(<PlaceForm id="ort" />)
    fireEvent.click(button("Position bestimmen"))
    await screen.findByRole("alert")
    assert.deepStrictEqual(asked, [{ enableHighAccuracy: true, timeout: 5000, maximumAge: 60_000 }])
  })

  it("goes into the address with 3 decimals and nowhere else", async () => {
    standingAt(50.938_361, 6.959_974)
    const { address } = renderInShop(<PlaceForm id="ort" />)
    fireEvent.click(button("Position bestimmen"))
    await waitFor(() => assert.strictEqual(address(), "/maerkte?lat=50.938&lng=6.96"))
    assert.deepStrictEqual([localStorage.length, sessionStorage.length, document.cookie], [0, 0, ""])
  })
})
