import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { useEffect, useMemo, useRef, useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { intoView } from "../../../widgets/intoView.ts"
import { weekText } from "../weekText.ts"
import type { AskForMaps } from "../map/AskForMaps.ts"
import { MarketMap } from "../map/MarketMap.tsx"
import { useMapsConsent } from "../map/useMapsConsent.ts"
import { FinderCard } from "./FinderCard.tsx"
import { finderCardData } from "./FinderCardData.ts"
import styles from "./FinderList.module.css"
import type { FinderHandle } from "./useFinder.ts"

/** Maximum number of markets that the printed map view lists. */
const maxPrinted = 12

interface FinderMapProps extends FinderHandle {
  readonly AskForMaps: AskForMaps
  readonly at: BerlinTime
}

/**
 * The 'Kartenansicht': the markets of the list on a map, and below it the card of the selected market. The
 * printed page lists the first 12 markets instead, because the map's size fits the window and not the paper.
 */
export const FinderMap = ({ AskForMaps: Ask, at, dispatch, view }: FinderMapProps) => {
  /**
   * The ids of the markets, in an order that a new search does not change. A changed order would rebuild the
   * map.
   */
  const markets = view.pins
    .map(({ market }) => market.id)
    .toSorted()
    .join()
  const points = useMemo(
    () =>
      view.pins.map((item) => {
        const { id, lat, lng, name, status } = finderCardData(item, at)
        return { id, lat, lng, label: `${name}, ${status}` }
      }),
    // The pins depend only on the markets, so that hovering over a pin does not rebuild the map.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [markets, at],
  )
  const { centre, zoom } = view.camera
  const camera = useMemo(() => ({ lat: centre.lat, lng: centre.lng, zoom }), [centre.lat, centre.lng, zoom])
  const selected = view.pins.find(({ pin }) => pin === "selected")
  const consent = useMapsConsent()
  const card = useRef<HTMLDivElement>(null)
  // An object, so that a second press on the same pin shows the card again.
  const [pressed, setPressed] = useState<{ readonly id: string | undefined }>()
  const isPressed = selected !== undefined && selected.market.id === pressed?.id
  // The card is below the map, which is often as high as the window.
  useEffect(() => {
    if (isPressed) intoView(card.current)
  }, [isPressed, pressed])
  return (
    <div className={styles["section"]}>
      <div className={styles["section"]} data-print="never">
        {consent.tiles === undefined && consent.canAsk ? (
          <Ask>
            <p>
              Straßen lädt die Karte von einem Kartendienst. Er erfährt dabei deine IP-Adresse und welchen
              Ausschnitt du ansiehst. Ohne deine Zustimmung siehst du Grenzen, Flüsse und Orte.
            </p>
          </Ask>
        ) : null}
        <MarketMap
          points={points}
          selected={selected?.market.id}
          hovered={view.pins.find(({ pin }) => pin === "hovered")?.market.id}
          view={camera}
          tiles={consent.tiles}
          onSelect={(id) => {
            setPressed({ id })
            dispatch((finder) => finder.select(id))
          }}
          onHover={(id) => dispatch((finder) => finder.hover(id))}
        />
        {consent.tiles === undefined ? null : (
          <Button look="plain" onClick={consent.withdraw}>
            Zustimmung zum Kartendienst zurücknehmen
          </Button>
        )}
      </div>
      <div ref={card} aria-live="polite" data-print="never">
        {selected === undefined ? null : (
          <FinderCard card={finderCardData(selected, at)} onHover={() => {}} />
        )}
      </div>
      <ol className={styles["list"]} data-print="only">
        {view.pins.slice(0, maxPrinted).map(({ distance, market }) => (
          <li key={market.id}>
            <strong>{market.name}</strong>
            {distance === undefined ? "" : `, ${distance}`}
            <br />
            {market.address.street}, {market.address.zip} {market.address.city}
            <br />
            {weekText(market)}
          </li>
        ))}
      </ol>
    </div>
  )
}
