/** An energy class and the first and last class of its label. */
interface EnergyScale {
  readonly rating: string
  readonly from: string
  readonly to: string
}

/** Text of the link to the data sheet beside the energy label (storefront 2, product tile). */
export const dataSheetText = "Produktdatenblatt"

/**
 * Returns the energy label as text, for visitors who cannot see its arrow (EU 2017/1369).
 */
export const energyLabelName = ({ from, rating, to }: EnergyScale): string =>
  `Energieeffizienzklasse ${rating}, Skala ${from} bis ${to}`

/** Orders the classes: `A++` is one before `A+`, `A` is one before `B`. */
const rank = (energyClass: string): number => energyClass.charCodeAt(0) - energyClass.length

/**
 * Returns the place of an energy class on its scale: 0 for the best class. The place decides the colour: dark green
 * for the first class, red for the seventh and all further ones.
 */
export const energyPlace = ({ from, rating }: Omit<EnergyScale, "to">): number => rank(rating) - rank(from)
