import type { Map as LeafletMap } from "leaflet"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import { Icon } from "../../../widgets/Icon.tsx"
import { openClusterIndex } from "./clusterIndex.ts"
import { addTiles, createMap, moveTo } from "./createMap.ts"
import { makeMapButtons } from "./mapButtons.ts"
import styles from "./MarketMap.module.css"
import type { MapPoint, MapTiles, MapView } from "./MapPoint.ts"
import type { Box } from "./placeLabels.ts"
import type { PlaceNames } from "./placeNames.ts"

interface MarketMapProps {
  readonly points: ReadonlyArray<MapPoint>
  readonly selected: string | undefined
  readonly hovered: string | undefined
  /** Centre and zoom; the map moves whenever they change. */
  readonly view: MapView
  /**
   * Tile source; only set with the visitor's consent. Without tiles the map draws the base map and sends no
   * requests to a tile server.
   */
  readonly tiles: MapTiles | undefined
  readonly onSelect: (id: string | undefined) => void
  readonly onHover: (id: string | undefined) => void
}

/**
 * Loads the place names of a map. `onLoad` gets the names, and `undefined` when the names are
 * removed. Returns the function that removes the names.
 */
const loadPlaceNames = (
  map: LeafletMap,
  pins: () => ReadonlyArray<Box>,
  isThere: () => boolean,
  onLoad: (names: PlaceNames | undefined) => void,
): (() => void) => {
  let isUnmounted = false
  let remove = () => {}
  import("./placeNames.ts").then(
    ({ showPlaceNames }) => {
      if (isUnmounted || !isThere()) return
      const names = showPlaceNames(map, pins)
      remove = names.remove
      onLoad(names)
    },
    () => undefined,
  )
  return () => {
    isUnmounted = true
    onLoad(undefined)
    if (isThere()) remove()
  }
}

/** Returns the boxes of the controls and texts that lie over the map, relative to the map. */
const boxesOver = (ground: HTMLElement | null): ReadonlyArray<Box> => {
  const frame = ground?.getBoundingClientRect()
  if (frame === undefined) return []
  return [...(ground?.parentElement?.children ?? [])]
    .filter((element) => element !== ground)
    .map((element) => {
      const { bottom, left, right, top } = element.getBoundingClientRect()
      return {
        left: left - frame.left,
        right: right - frame.left,
        top: top - frame.top,
        bottom: bottom - frame.top,
      }
    })
}

/**
 * The markets on a map (forms and markets 2.3, 4.3, 9). Pins and clusters are buttons; a click beside them
 * deselects the market. The list of markets contains the same information.
 */
export const MarketMap = (props: MarketMapProps) => {
  const { points, tiles, view } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | undefined>(undefined)
  /**
   * The mounted map. The state `map` still has the old map for one render, and a removed map must not be
   * moved.
   */
  const living = useRef<LeafletMap>(undefined)
  const redraw = useRef(() => {})
  const pins = useRef<() => ReadonlyArray<Box>>(() => [])
  const names = useRef<PlaceNames>(undefined)
  const lookOf = useEffectEvent((id: string) =>
    id === props.selected ? "selected" : id === props.hovered ? "hovered" : "default",
  )
  const select = useEffectEvent(props.onSelect)
  const hover = useEffectEvent(props.onHover)
  const currentView = useEffectEvent(() => view)

  useEffect(() => redraw.current())

  useEffect(() => {
    if (container.current === null) return
    const made = createMap(container.current, currentView())
    living.current = made
    setMap(made)
    const buttons = makeMapButtons(made, points, (id) => lookOf(id), {
      select: (id) => select(id),
      hover: (id) => hover(id),
    })
    redraw.current = buttons.redraw
    pins.current = buttons.boxes
    const index = openClusterIndex(points, (items) => {
      buttons.show(items)
      names.current?.draw()
    })
    const ask = () => {
      const bounds = made.getBounds()
      index.query(
        {
          west: bounds.getWest(),
          south: bounds.getSouth(),
          east: bounds.getEast(),
          north: bounds.getNorth(),
        },
        made.getZoom(),
      )
    }
    made.on("moveend", ask)
    made.on("click", () => select(undefined))
    ask()
    const size = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    size.observe(container.current)
    return () => {
      size.disconnect()
      index.close()
      made.remove()
      living.current = undefined
      setMap(undefined)
      redraw.current = () => {}
      pins.current = () => []
    }
  }, [points])

  const { lat, lng, zoom } = view
  useEffect(() => {
    if (map !== undefined && map === living.current) moveTo(map, { lat, lng, zoom })
  }, [map, lat, lng, zoom])

  useEffect(() => {
    if (map === undefined || map !== living.current) return
    return loadPlaceNames(
      map,
      () => [...pins.current(), ...boxesOver(container.current)],
      () => map === living.current,
      (loaded) => {
        names.current = loaded
      },
    )
  }, [map])

  // Tiles cover the base map and the place names, which stay visible where a tile is missing.
  useEffect(() => {
    if (map === undefined || map !== living.current || tiles === undefined) return
    const layer = addTiles(map, tiles)
    return () => void layer.remove()
  }, [map, tiles])

  return (
    <div className={styles["map"]}>
      <div
        ref={container}
        className={styles["ground"]}
        role="group"
        aria-label="Karte der Märkte. Mit den Pfeiltasten verschiebst du sie."
      />
      <div className={styles["zoom"]}>
        <button type="button" aria-label="Karte vergrößern" onClick={() => map?.zoomIn()}>
          <Icon name="plus" size={20} />
        </button>
        <button type="button" aria-label="Karte verkleinern" onClick={() => map?.zoomOut()}>
          <Icon name="minus" size={20} />
        </button>
      </div>
      <p className={styles["attribution"]}>
        {`${tiles === undefined ? "" : `${tiles.attribution}, `}Grundkarte: Natural Earth, Orte: GeoNames`}
      </p>
    </div>
  )
}
