import { assert, describe, it } from "@effect/vitest"
import { sortedByName } from "@heimwerk/core/market/dropdown.ts"
import { marketIsNotNew, showsFirstVisitPrompt } from "@heimwerk/core/market/firstVisit.ts"
import {
  geolocationMessage,
  geolocationOptions,
  tracksGeolocationFailure,
} from "@heimwerk/core/device/geolocation.ts"
import { noMarketHasIt, shownMarkets } from "@heimwerk/core/market/marketList.ts"

const markets = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }))
const short = { isExpanded: false, showAll: false }
const expanded = { isExpanded: true, showAll: false }

describe("the market list", () => {
  it.each([
    ["3 of 9 markets at first", 9, short, 3, true],
    ["all of 3 markets", 3, short, 3, false],
    ["6 of 9 markets when expanded", 9, expanded, 6, false],
    ["all markets when expanded with showAll", 9, { ...expanded, showAll: true }, 9, false],
    ["3 markets at first with showAll", 9, { ...short, showAll: true }, 3, true],
  ])("the market list shows %s", (_, count, state, length, canExpand) => {
    const shown = shownMarkets(markets(count), state)
    assert.deepStrictEqual(shown, { markets: markets(length), canExpand })
  })

  it("with the stock switch on, the market list shows only markets with stock, and the expanded list shows all of them", () => {
    const availability = new Map(markets(19).map(({ id }) => [id, Number(id) % 2 === 0 ? "G" : "Y"] as const))
    const ids = (isExpanded: boolean) =>
      shownMarkets(markets(20), { isExpanded, showAll: false, availability }).markets.map(({ id }) => id)
    assert.deepStrictEqual(ids(false), ["2", "4", "6"])
    assert.deepStrictEqual(ids(true), ["2", "4", "6", "8", "10", "12", "14", "16", "18"])
  })

  it("the store finder has a German text for a product that no market has in stock", () => {
    assert.deepStrictEqual(noMarketHasIt, {
      title: "Aktuell in keinem Markt verfügbar",
      text: "Wir können dir dieses Produkt zur Zeit leider nicht vor Ort anbieten.",
    })
  })
})

describe("the store dropdown", () => {
  it("the store dropdown sorts markets by name in German alphabetical order", () => {
    const names = ["Zwickau", "Übach", "Ulm", "aachen", "Köln 10", "Köln 9", "Österfeld", "Oldenburg"]
    assert.deepStrictEqual(
      sortedByName(names.map((name) => ({ name }))).map(({ name }) => name),
      ["aachen", "Köln 9", "Köln 10", "Oldenburg", "Österfeld", "Übach", "Ulm", "Zwickau"],
    )
  })
})

describe("the geolocation request", () => {
  it("the visitor's position is requested with high accuracy, a timeout of 5 s and a maximum age of 1 minute", () => {
    assert.deepStrictEqual(geolocationOptions, {
      enableHighAccuracy: true,
      timeout: 5_000,
      maximumAge: 60_000,
    })
  })

  it.each([
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
  ])(
    "the geolocation error code %i has its own German message, and only code 3 is tracked",
    (code, message) => {
      assert.strictEqual(geolocationMessage(code), message)
      assert.strictEqual(tracksGeolocationFailure(code), code === 3)
    },
  )

  it("an unknown geolocation error code has the message for an unavailable position", () => {
    assert.deepStrictEqual([0, 4, Number.NaN].map(geolocationMessage), Array(3).fill(geolocationMessage(2)))
  })
})

describe("the first-visit prompt", () => {
  const ready = {
    hasActed: true,
    elapsedMillis: 0,
    isConsentRequired: false,
    isMenuOpen: false,
    wasShown: false,
  }

  it.each([
    ["it appears after a click or scroll", {}, true],
    ["it appears after 10 s", { hasActed: false, elapsedMillis: 10_000 }, true],
    ["it does not appear before 10 s without an action", { hasActed: false, elapsedMillis: 9_999 }, false],
    ["it does not appear while consent is required", { isConsentRequired: true }, false],
    ["it does not appear over the open menu", { isMenuOpen: true }, false],
    ["it does not appear twice", { wasShown: true }, false],
  ])("the first-visit prompt follows the rule: %s", (_, change, shows) => {
    assert.strictEqual(showsFirstVisitPrompt({ ...ready, ...change }), shows)
  })

  it("closing the first-visit prompt removes the cookie that makes the page show this prompt", () => {
    assert.deepStrictEqual(marketIsNotNew, [{ kind: "remove", name: "show_localisation_bar" }])
  })
})
