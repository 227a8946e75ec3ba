import type { MapItem } from "@heimwerk/adapters/maps/clusters.ts"

import sprite from "../../../theme/icons/sprite.svg"
import styles from "./MarketMap.module.css"
import type { MapPoint } from "./MapPoint.ts"

/** State of a pin, which determines its look (forms and markets 2.3, map). */
export type PinState = "default" | "hovered" | "selected"

const svg = "http://www.w3.org/2000/svg"

const sign = (): SVGElement => {
  const icon = document.createElementNS(svg, "svg")
  icon.setAttribute("aria-hidden", "true")
  const use = document.createElementNS(svg, "use")
  use.setAttribute("href", `${sprite}#store`)
  icon.append(use)
  return icon
}

const button = (className: string | undefined, name: string): HTMLButtonElement => {
  const element = document.createElement("button")
  element.type = "button"
  element.className = className ?? ""
  element.setAttribute("aria-label", name)
  return element
}

/** Creates the button of a market on the map. Its accessible name is the label of the point. */
export const pinButton = ({ label }: MapPoint): HTMLButtonElement => {
  const element = button(styles["pin"], label)
  element.append(sign())
  return element
}

/**
 * Creates the button of a cluster on the map. Its name says how many markets it contains and that a click
 * zooms in.
 */
export const clusterButton = ({ count }: Extract<MapItem, { kind: "cluster" }>): HTMLButtonElement => {
  const element = button(styles["cluster"], `${count} Märkte, Karte hier vergrößern`)
  element.textContent = String(count)
  return element
}

/** Shows the state of a pin. The selected pin is a pressed button. */
export const drawPin = (element: HTMLButtonElement, state: PinState): void => {
  element.dataset["state"] = state
  element.setAttribute("aria-pressed", String(state === "selected"))
}
