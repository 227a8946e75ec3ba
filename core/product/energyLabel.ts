import type { EnergyClass } from "./Product.ts"

/** Text of the link to the data sheet beside the energy label (storefront 2, product tile). */
export const dataSheetText = "Produktdatenblatt"

/**
 * Returns the energy label as text, for visitors who cannot see its arrow (EU 2017/1369).
 */
export const energyLabelName = ({ from, rating, to }: Pick<EnergyClass, "rating" | "from" | "to">): string =>
  `Energieeffizienzklasse ${rating}, Skala ${from} bis ${to}`
