// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { render, screen, waitFor } from "@testing-library/react"

import { MarketMap } from "../../../../ui/features/market/map/MarketMap.tsx"

const tiles = { address: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Kartendienst" }

/** The worker that computes clusters. It never answers, so that the map shows no pins. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal("Worker", SilentWorker)
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const points: ReadonlyArray<never> = []
const view = { lat: 50.94, lng: 6.96, zoom: 8 }

const mapWith = (source: typeof tiles | undefined) => (
  <MarketMap
    points={points}
    selected={undefined}
    hovered={undefined}
    view={view}
    tiles={source}
    onSelect={() => {}}
    onHover={() => {}}
  />
)

const names = () =>
  [...document.querySelectorAll(".leaflet-names-pane span")].map(({ textContent }) => textContent)

describe("the map of the markets", () => {
  it("the map keeps its place names below the tiles, so that a blocked tile server leaves them visible", async () => {
    const { rerender } = render(mapWith(undefined))
    await waitFor(() => assert.include(names(), "Köln"), { timeout: 10_000 })
    screen.getByText("Grundkarte: Natural Earth, Orte: GeoNames")
    rerender(mapWith(tiles))
    assert.isNotEmpty(document.querySelectorAll("img.leaflet-tile"))
    assert.include(names(), "Köln")
    screen.getByText("© Kartendienst, Grundkarte: Natural Earth, Orte: GeoNames")
  })

  it("the map shows place names if it has tiles from the start", async () => {
    render(mapWith(tiles))
    await waitFor(() => assert.include(names(), "Köln"), { timeout: 10_000 })
  })
})
