import { maxQuantity } from "../values/toQuantity.ts"
import type { QuantityRules } from "./quantityInput.ts"

/**
 * Limits of the quantity of an article (forms and markets 5.7). The specification leaves the error texts
 * open; these are our choice.
 */
export const pieces: QuantityRules = {
  min: 1,
  max: maxQuantity,
  notNumberMessage: "Das war keine Zahl. Wir haben die Menge auf 1 gesetzt.",
  minMessage: "Bitte gib mindestens 1 Stück an.",
  maxMessage: `Mehr als ${maxQuantity} Stück sind online nicht möglich. Wir haben die Menge auf ${maxQuantity} gesetzt.`,
}
