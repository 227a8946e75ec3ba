import { assert, describe, it } from "@effect/vitest"
import {
  canSearchMarkets,
  marketSearchText,
  ownMarketSuggestions,
} from "@heimwerk/core/market/marketSearch.ts"

const market = (name: string, city: string, zip: string) => ({
  name,
  address: { street: "Hafenstraße 1", zip, city, state: "NW" },
})
const markets = [
  market("Heimwerk Köln-Deutz", "Köln", "50679"),
  market("Heimwerk Köln-Ehrenfeld", "Köln", "50823"),
  market("Heimwerk Ulm", "Ulm", "89073"),
  market("Heimwerk Köln-Porz", "Köln", "51143"),
]
const found = (text: string) => ownMarketSuggestions(markets, text).map(({ name }) => name.slice(9))

describe("the market search", () => {
  it("the market search needs 3 characters, not counting surrounding spaces", () => {
    assert.deepStrictEqual([" Ko ", "   ", " KÖL ", "ulm"].map(marketSearchText), [
      undefined,
      undefined,
      "köl",
      "ulm",
    ])
  })

  it("the market search is disabled while results are loading or the text is too short", () => {
    assert.deepStrictEqual(
      [canSearchMarkets("ulm", false), canSearchMarkets("ulm", true), canSearchMarkets("ul", false)],
      [true, false, false],
    )
  })

  it.each<[string, ReadonlyArray<string>]>([
    ["ul", []],
    ["ulm", ["Ulm"]],
    ["Porz Koeln", ["Köln-Porz"]],
    ["KÖLN", ["Köln-Deutz", "Köln-Ehrenfeld", "Köln-Porz"]],
    ["heimwerk", ["Köln-Deutz", "Köln-Ehrenfeld", "Ulm"]],
    ["890", ["Ulm"]],
    ["feld", []],
    ["...", []],
  ])("for the text %j, the market search suggests at most 3 markets: %j", (text, names) => {
    assert.deepStrictEqual(found(text), names)
  })
})
