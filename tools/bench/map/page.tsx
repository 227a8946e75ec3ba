/// <reference types="vite/client" />

import "../../../ui/theme/index.css"

import { createRoot } from "react-dom/client"

// Imports the map dynamically, as the shop does. Otherwise the map would be part of the entry, and the chunk
// with the place names would import the entry.
const { MarketMap } = await import("../../../ui/features/market/map/MarketMap.tsx")

/** Returns points spread over Germany, the same points in every run. */
const points = (count: number) => {
  let seed = 1
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: count }, (_, place) => ({
    id: String(place),
    lat: 47.4 + next() * 7.4,
    lng: 6 + next() * 9,
    label: `Punkt ${place}`,
  }))
}

const count = Number(new URLSearchParams(location.search).get("punkte") ?? "100000")
const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root.")
const shown = points(count)

/** Shows the map. Its points are made beforehand, so that their computation is not measured. */
const show = () =>
  createRoot(root).render(
    <MarketMap
      points={shown}
      selected={undefined}
      hovered={undefined}
      view={{ lat: 51.163, lng: 10.447, zoom: 6 }}
      tiles={undefined}
      onSelect={() => undefined}
      onHover={() => undefined}
    />,
  )
Object.assign(window, { show })
