import { freeText } from "./freeText.ts"

/** The argument that names an order. Its blanks need no quotes: `hw 20261122 7kq2m9ax`. */
export const orderNumber = (description = "Die Bestellnummer") => freeText("Bestellung", description)
