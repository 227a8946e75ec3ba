import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import { useEffect, useEffectEvent } from "react"

import { useAnnounce } from "../../../widgets/Announcer.tsx"

/**
 * Wait before the list is announced, in ms. The screen reader Orca drops an announcement that comes together with the
 * changes of a whole list (docs/accessibility.md).
 */
const announceMillis = 500

/** Returns the heading of the markets around a place. */
export const placeHeading = (centreTitle: string): string => `Märkte bei ${centreTitle}`

/**
 * Announces the heading and the number of listed markets when the store finder shows the markets around another place,
 * for example after a search. Typing alone does not change the place. On the map, only the heading is announced.
 */
export const useAnnouncedPlace = ({ centreTitle, markets, pins, view }: FinderView): void => {
  const announce = useAnnounce()
  const announceList = useEffectEvent((title: string) => {
    const count = view === "MAP" ? "" : `, ${markets.length} von ${pins.length} Märkten`
    announce(placeHeading(title) + count)
  })
  useEffect(() => {
    if (centreTitle === undefined) return
    const waiting = setTimeout(() => announceList(centreTitle), announceMillis)
    return () => clearTimeout(waiting)
  }, [centreTitle])
}
