/** The sales unit of articles that have no `unit`. */
export const defaultUnit = "Stück"

/** Plurals of units. The plural of a unit that is not listed equals its singular, for example `Eimer`. */
const plurals = new Map(
  Object.entries({
    Dose: "Dosen",
    Flasche: "Flaschen",
    Packung: "Packungen",
    Paket: "Pakete",
    Palette: "Paletten",
    Platte: "Platten",
    Rolle: "Rollen",
    Sack: "Säcke",
    Set: "Sets",
  }),
)

/**
 * Returns the plural of a sales unit: `Pakete`, `Rollen`, `Säcke`.
 */
export const unitPlural = (unit: string = defaultUnit): string => plurals.get(unit) ?? unit

/**
 * Returns a quantity with the unit in which an article is sold: `1 Paket`, `3 Rollen`, `12 Stück`.
 * @stability stable
 * @example
 * import { unitText } from "@heimwerk/core/product"
 *
 * unitText(3, "Rolle") // => "3 Rollen"
 * unitText(12) // => "12 Stück"
 */
export const unitText = (quantity: number, unit: string = defaultUnit): string =>
  `${quantity} ${quantity === 1 ? unit : unitPlural(unit)}`
