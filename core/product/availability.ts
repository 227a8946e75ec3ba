import type { AvailabilityCode } from "./Product.ts"

/**
 * Availability of a product in a market as a traffic light: green, yellow, red.
 * @stability stable
 * @example
 * import { type Indicator, indicator } from "@heimwerk/core/product"
 *
 * const colours: Record<Indicator, string> = { G: "grün", Y: "gelb", R: "rot" }
 * colours[indicator(["2"])] // => "gelb"
 */
export type Indicator = "G" | "Y" | "R"

const labels: Readonly<Record<Indicator, string>> = { G: "Verfügbar", Y: "Bestellbar", R: "Nicht Verfügbar" }
const pickup: Readonly<Record<Indicator, string>> = {
  G: "Verfügbar in",
  Y: "Bestellbar in",
  R: "Nicht verfügbar in",
}

/**
 * Returns the indicator of a product in a market: `G` with code 1, else `Y` with code 2, else `R` (forms and
 * markets 3.4). Code 0, shipping, does not affect the indicator.
 * @stability stable
 * @example
 * import { indicator } from "@heimwerk/core/product"
 *
 * indicator(["0", "1"]) // => "G"
 * indicator(["0"]) // => "R"
 */
export const indicator = (codes: ReadonlyArray<AvailabilityCode>): Indicator => {
  if (codes.includes("1")) return "G"
  return codes.includes("2") ? "Y" : "R"
}

/**
 * Returns the label of an indicator: `Verfügbar`, `Bestellbar` or `Nicht Verfügbar` (storefront 2,
 * availability indicators).
 * @stability stable
 * @example
 * import { indicatorLabel } from "@heimwerk/core/product"
 *
 * indicatorLabel("Y") // => "Bestellbar"
 */
export const indicatorLabel = (value: Indicator): string => labels[value]

/**
 * Returns the text about the stock of a market: `Verfügbar in Köln-Deutz`, `Bestellbar in …`, `Nicht
 * verfügbar in …` (forms and markets 3.4).
 * @stability stable
 * @example
 * import { pickupText } from "@heimwerk/core/product"
 *
 * pickupText(["1"], "Köln-Ehrenfeld") // => "Verfügbar in Köln-Ehrenfeld"
 */
export const pickupText = (codes: ReadonlyArray<AvailabilityCode>, marketName: string): string =>
  `${pickup[indicator(codes)]} ${marketName}`

/**
 * Returns the text about shipping: `Versand nach Hause` or `Kein Versand nach Hause`.
 * @stability stable
 * @example
 * import { shippingText } from "@heimwerk/core/product"
 *
 * shippingText(["0", "1"]) // => "Versand nach Hause"
 */
export const shippingText = (codes: ReadonlyArray<AvailabilityCode>): string =>
  codes.includes("0") ? "Versand nach Hause" : "Kein Versand nach Hause"
