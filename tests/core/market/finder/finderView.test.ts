import { assert, describe, it } from "@effect/vitest"
import { initialFinderState } from "@heimwerk/core/market/finder/finder.ts"
import type { FinderState } from "@heimwerk/core/market/finder/FinderState.ts"
import { finderView, type FinderView, type MarketItem } from "@heimwerk/core/market/finder/finderView.ts"
import {
  centredOn,
  initialCamera,
  mapZoom,
  middleOfGermany,
  pinState,
} from "@heimwerk/core/market/finder/mapCamera.ts"
import { makeMarketOrder } from "@heimwerk/core/market/finder/marketOrder.ts"
import { noMarketHasIt } from "@heimwerk/core/market/marketList.ts"
import type { Indicator } from "@heimwerk/core/product/availability.ts"

import { markets } from "../../../support/world/markets.ts"
import { places } from "../../../support/world/places.ts"

const known = { markets, selected: undefined, geolocation: undefined, isLoading: false, error: undefined }
const setting = { hasArticles: true, showAll: false, isCanvas: false }
const [koeln, kiel] = markets
const near = koeln?.geoPoint ?? { lat: 0, lng: 0 }
const inKiel = kiel?.geoPoint ?? { lat: 0, lng: 0 }
const viewOf = (state: Partial<FinderState>, more = {}, settings = {}): FinderView =>
  finderView(
    { ...initialFinderState, ...state },
    { ...known, ...more },
    { ...setting, ...settings },
    makeMarketOrder(),
  )
const namesOf = (items: ReadonlyArray<MarketItem>) => items.map(({ market }) => market.name)
const stocked = (...pairs: ReadonlyArray<readonly [string, Indicator]>): Pick<FinderState, "stock"> => ({
  stock: {
    isOn: true,
    request: 1,
    isLoading: false,
    known: {
      indicators: new Map(pairs),
      pieces: new Map(pairs.map(([id, value]) => [id, value === "G" ? 7 : 0])),
    },
  },
})
/** Returns the same stock as `stocked`, with the stock switch turned off. */
const shownStock = (...pairs: ReadonlyArray<readonly [string, Indicator]>): Pick<FinderState, "stock"> => ({
  stock: { ...stocked(...pairs).stock, isOn: false },
})
const aroundKoeln = { centre: { kind: "place", point: near, title: "50823 Köln" } } as const
const byName = ["Berlin-Mitte", "Bonn", "Frankfurt am Main"]
const byDistance = [
  "Köln-Ehrenfeld",
  "Bonn",
  "Straßenhaus",
  "Frankfurt am Main",
  "Freiburg",
  "Hamburg-Altona",
]

describe("the list of the store finder", () => {
  it("the store finder lists markets by name and without distances when it knows no position", () => {
    const view = viewOf({})
    assert.deepStrictEqual(namesOf(view.markets), byName)
    assert.isUndefined(view.markets[0]?.distance)
    assert.deepInclude(view, { list: "nearby", own: undefined, centreTitle: undefined, warning: undefined })
  })

  it("the store finder lists the 3 markets nearest to the searched place, or 6 in the expanded list; the setting `showAll` lists all markets", () => {
    const short = viewOf({ ...aroundKoeln, text: "50823 Köln" })
    assert.deepStrictEqual(namesOf(short.markets), byDistance.slice(0, 3))
    assert.deepInclude(short, {
      list: "found",
      centreTitle: "50823 Köln",
      canExpand: true,
      canCollapse: false,
    })
    assert.deepStrictEqual(
      short.markets.map(({ distance }) => distance),
      ["0,0 Km", "26,9 Km", "62,7 Km"],
    )
    const long = viewOf({ ...aroundKoeln, text: "50823 Köln", isExpanded: true })
    assert.lengthOf(long.markets, 6)
    assert.deepInclude(long, { canExpand: false, canCollapse: true })
    assert.lengthOf(viewOf({ isExpanded: true }, {}, { showAll: true }).markets, 12)
  })

  it("the store finder shows 'Weniger anzeigen' only if it lists more than 3 markets", () => {
    assert.isFalse(viewOf({ isExpanded: true }, { markets: markets.slice(0, 3) }).canCollapse)
    assert.isTrue(viewOf({ isExpanded: true }, { markets: markets.slice(0, 4) }).canCollapse)
  })

  it("the store finder lists the other markets around the visitor's own market, and the card of the own market shows no distance", () => {
    const view = viewOf({}, { selected: koeln })
    assert.deepStrictEqual(namesOf(view.markets), byDistance.slice(1, 4))
    assert.strictEqual(view.markets[0]?.distance, "26,9 Km")
    assert.deepStrictEqual([view.own?.market, view.own?.distance, view.own?.isOwn], [koeln, undefined, true])
    assert.lengthOf(view.pins, 12)
  })

  it("the store finder sorts markets by distance from the searched place, or from the visitor's position if no place was searched", () => {
    const view = viewOf({}, { selected: koeln, geolocation: inKiel })
    assert.deepStrictEqual(namesOf(view.markets).slice(0, 2), ["Kiel", "Hamburg-Altona"])
    assert.strictEqual(view.own?.distance, "433,0 Km")
    assert.deepStrictEqual(
      namesOf(viewOf(aroundKoeln, { geolocation: inKiel }).markets),
      byDistance.slice(0, 3),
    )
  })

  it("when a search text is typed, the store finder lists the own market among the others and shows no separate card for it", () => {
    const view = viewOf({ text: "k" }, { selected: koeln })
    assert.isUndefined(view.own)
    assert.deepStrictEqual(
      view.markets.map(({ isOwn }) => isOwn),
      [true, false, false],
    )
    assert.isDefined(viewOf({ text: "  " }, { selected: koeln }).own)
  })
})

describe("the store finder with the switch 'Nur Märkte mit Bestand'", () => {
  it("the store finder shows the switch 'Nur Märkte mit Bestand' only if it was opened with articles", () => {
    assert.isUndefined(viewOf({}, {}, { hasArticles: false }).stock)
    assert.deepStrictEqual(viewOf({}).stock, { isOn: false, isLoading: false })
    const stock = { isOn: true, request: 1, isLoading: true, known: undefined }
    assert.deepStrictEqual(viewOf({ stock }).stock, { isOn: true, isLoading: true })
    assert.lengthOf(viewOf({ stock }).pins, 12)
  })

  it("the stock switch reduces the list of the store finder to markets with stock and their indicators, and the expanded list contains all of them", () => {
    const all = stocked(...markets.map(({ id }): [string, Indicator] => [id, id === "530" ? "Y" : "G"]))
    const view = viewOf({ ...all, ...aroundKoeln, text: "Köln" })
    assert.deepStrictEqual(namesOf(view.markets), ["Köln-Ehrenfeld", "Straßenhaus", "Frankfurt am Main"])
    assert.deepStrictEqual(view.markets[0]?.indicator, {
      value: "G",
      label: "Verfügbar",
      pieces: 7,
      text: "Verfügbar, 7 Stück",
    })
    assert.deepStrictEqual(view.stock, { isOn: true, isLoading: false })
    assert.lengthOf(view.pins, 11)
    assert.lengthOf(viewOf({ ...all, isExpanded: true }).markets, 11)
  })

  it("the card of the own market in the store finder shows the stock indicator of this market, even if the market has no stock", () => {
    const own = (value: Indicator) => viewOf(stocked(["520", value], ["521", "G"]), { selected: koeln })
    assert.deepStrictEqual(own("Y").own?.indicator, {
      value: "Y",
      label: "Bestellbar",
      pieces: 0,
      text: "Bestellbar, 0 Stück",
    })
    assert.deepStrictEqual(namesOf(own("G").markets), ["Kiel"])
    const unnamed = viewOf(stocked(["521", "G"]), { selected: koeln })
    assert.deepStrictEqual(unnamed.own?.indicator, {
      value: "R",
      label: "Nicht Verfügbar",
      pieces: undefined,
      text: "Nicht Verfügbar",
    })
  })

  it("with the stock switch on, the store finder shows a warning if neither the listed markets nor the visitor's own market has stock", () => {
    assert.deepStrictEqual(viewOf(stocked(["520", "Y"])).warning, noMarketHasIt)
    const own = viewOf(stocked(["520", "G"]), { selected: koeln })
    assert.deepStrictEqual([own.warning, own.markets], [undefined, []])
    assert.isUndefined(viewOf(stocked(), { markets: [] }).warning)
    assert.isUndefined(viewOf({ stock: { ...stocked(["520", "Y"]).stock, isOn: false } }).warning)
  })
})

describe("the stock on the cards of the store finder", () => {
  const some = shownStock(["520", "R"], ["530", "Y"], ["521", "G"])
  const labels = (items: ReadonlyArray<MarketItem>) => items.map(({ indicator }) => indicator?.label)

  it("with the stock switch off, every card of the store finder shows its stock, and the nearest market with stock comes first", () => {
    const view = viewOf({ ...some, ...aroundKoeln, text: "Köln" })
    assert.deepStrictEqual(namesOf(view.markets), ["Kiel", "Köln-Ehrenfeld", "Bonn"])
    assert.deepStrictEqual(labels(view.markets), ["Verfügbar", "Nicht Verfügbar", "Bestellbar"])
    assert.deepStrictEqual(
      view.markets.map(({ indicator, isNearestWithStock }) => [indicator?.pieces, isNearestWithStock]),
      [
        [7, true],
        [0, false],
        [0, false],
      ],
    )
    assert.deepStrictEqual(view.stock, { isOn: false, isLoading: false })
    assert.deepStrictEqual([view.warning, view.pins.length], [undefined, 12])
  })

  it("the list of the store finder stays sorted by distance when the own market is the nearest market with stock", () => {
    const view = viewOf(shownStock(["520", "G"], ["521", "G"]), { selected: koeln })
    assert.isTrue(view.own?.isNearestWithStock)
    assert.deepStrictEqual(namesOf(view.markets), byDistance.slice(1, 4))
  })

  it("the stock on a card of the store finder is shown in the article's unit", () => {
    const { markets: cards } = viewOf({ ...some, ...aroundKoeln }, {}, { unit: "Paket" })
    assert.strictEqual(cards[0]?.indicator?.text, "Verfügbar, 7 Pakete")
  })

  it("without a place, the store finder lists the markets by name, even if it knows their stock", () => {
    assert.deepStrictEqual(namesOf(viewOf(some).markets), byName)
  })
})

describe("the search field of the store finder", () => {
  const found = { places: places.slice(0, 2), isSuggesting: true, text: "köl" } as const

  it("the store finder suggests markets and places for the typed text", () => {
    const view = viewOf(found)
    assert.deepStrictEqual(
      view.ownSuggestions.map(({ name }) => name),
      ["Köln-Ehrenfeld"],
    )
    assert.deepStrictEqual(
      view.placeSuggestions.map(({ substring, title }) => [title, substring]),
      [
        ["50667 Köln", [{ start: 6, end: 9 }]],
        ["50668 Köln", [{ start: 6, end: 9 }]],
      ],
    )
    const closed = viewOf({ ...found, isSuggesting: false })
    assert.deepStrictEqual([closed.ownSuggestions, closed.placeSuggestions], [[], []])
  })

  it.each(["idle", "waiting"] as const)(
    "the store finder can search for a text of 3 letters while the state of its lookup is %s",
    (lookup) => {
      const text = "köl"
      assert.deepInclude(viewOf({ lookup, text }), { canSearch: true, isLoading: false, text })
    },
  )

  it.each(["searching", "arriving"] as const)(
    "the store finder shows that it is loading and cannot search again while the state of its lookup is %s",
    (lookup) => {
      const text = "köl"
      assert.deepInclude(viewOf({ lookup, text }), { canSearch: false, isLoading: true, text })
    },
  )

  it("the store finder cannot search for a text of 2 letters", () => {
    const text = "kö"
    assert.deepInclude(viewOf({ lookup: "idle", text }), { canSearch: false, isLoading: false, text })
  })

  it("the store finder shows its own message, and the error and the loading state of the market service", () => {
    const view = viewOf({ message: "Hinweis" }, { isLoading: true, error: "Fehler" })
    assert.deepInclude(view, { message: "Hinweis", isLoadingMarkets: true, marketsError: "Fehler" })
  })
})

describe("the map of the store finder", () => {
  it("the map of the store finder shows Germany at zoom 6 at first, and the own market or the searched place at zoom 12", () => {
    assert.deepStrictEqual(mapZoom, { country: 6, selectedMarket: 12, centring: 12 })
    assert.deepStrictEqual(viewOf({}).camera, { centre: middleOfGermany, zoom: 6 })
    assert.deepStrictEqual(viewOf({}, { selected: koeln }).camera, { centre: near, zoom: 12 })
    assert.deepStrictEqual(viewOf({ camera: centredOn(inKiel) }, { selected: koeln }).camera, {
      centre: inKiel,
      zoom: 12,
    })
    assert.deepStrictEqual(initialCamera(undefined).centre, { lat: 51.163, lng: 10.447 })
  })

  it("the store finder shows no map when it is embedded in page content", () => {
    assert.deepInclude(viewOf({ view: "MAP" }), { view: "MAP", canShowMap: true })
    assert.deepInclude(viewOf({ view: "MAP" }, {}, { isCanvas: true }), { view: "LIST", canShowMap: false })
  })

  it("a pin on the store finder's map can be hovered or selected, and a selected pin is not shown as hovered", () => {
    assert.strictEqual(pinState("1", { hoveredId: "2", selectedId: "3" }), "default")
    assert.strictEqual(pinState("2", { hoveredId: "2", selectedId: "3" }), "hovered")
    assert.strictEqual(pinState("3", { hoveredId: "3", selectedId: "3" }), "selected")
    const { pins } = viewOf({ hoveredId: "521", selectedId: "520" })
    assert.strictEqual(pins.find(({ market }) => market.id === "521")?.pin, "hovered")
    assert.strictEqual(pins.find(({ market }) => market.id === "520")?.pin, "selected")
  })
})
