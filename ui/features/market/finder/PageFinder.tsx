import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { useEffect, useState } from "react"

import { Notice } from "../../../widgets/Notice.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import type { AskForMaps } from "../map/AskForMaps.ts"
import { CompareTable } from "./CompareTable.tsx"
import { FinderMap } from "./FinderMap.tsx"
import { useFinder } from "./useFinder.ts"

interface PageFinderProps {
  readonly AskForMaps: AskForMaps
  readonly view: "MAP" | "COMPARE"
  /** The place or position around which the page lists markets. */
  readonly around: { readonly placeId?: string; readonly position?: GeoPoint }
}

/** The map or the comparison of the market page. The server renders the list of the same markets. */
export const PageFinder = ({ AskForMaps: Ask, around: { placeId, position }, view }: PageFinderProps) => {
  const finder = useFinder()
  const [at] = useState(() => berlinTime(Date.now()))
  const dispatch = typeof finder === "string" ? undefined : finder.dispatch
  // Numbers, because new data of the same page contain a new object, and must not move the map.
  const [lat, lng] = [position?.lat, position?.lng]

  useEffect(() => {
    if (placeId !== undefined) dispatch?.((open) => open.choosePlace(placeId))
    else if (lat !== undefined && lng !== undefined) dispatch?.((open) => open.choosePosition({ lat, lng }))
  }, [dispatch, placeId, lat, lng])

  if (finder === "failed" || (typeof finder !== "string" && finder.view.marketsError !== undefined)) {
    return (
      <Notice kind="error">Diese Ansicht kann gerade nicht geladen werden. Die Liste ist weiter da.</Notice>
    )
  }
  // Waits for the markets. A map shown earlier would be built again when the markets arrive, and would lose
  // the visitor's zoom.
  if (finder === "loading" || (finder.view.isLoadingMarkets && finder.view.pins.length === 0))
    return <Skeleton shape="block" />
  return view === "MAP" ? (
    <section aria-labelledby="ansicht">
      <h2 id="ansicht" className="visually-hidden">
        Märkte auf der Karte
      </h2>
      <FinderMap {...finder} at={at} AskForMaps={Ask} />
    </section>
  ) : (
    <section aria-labelledby="ansicht">
      <h2 id="ansicht" className="visually-hidden">
        Märkte im Vergleich
      </h2>
      <CompareTable view={finder.view} at={at} />
    </section>
  )
}
