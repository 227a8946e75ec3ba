import type { EnergyClass } from "./Product.ts"

/** Text of the link below the energy label that opens the data sheet (storefront 2, product tile). */
export const dataSheetText = "Produktdatenblatt"

/**
 * Returns the accessible name of the energy label's button, for visitors who cannot see its arrow (EU
 * 2017/1369).
 */
export const energyLabelName = ({ from, rating, to }: Pick<EnergyClass, "rating" | "from" | "to">): string =>
  `Energieeffizienzklasse ${rating}, Skala ${from} bis ${to}`
