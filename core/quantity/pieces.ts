import { maxQuantity } from "../values/toQuantity.ts"
import type { QuantityRules } from "./quantityInput.ts"

/**
 * How many pieces of an article can be wanted, and what is said about anything else (forms and markets 5.7): the texts the
 * spec leaves to whoever shows the field.
 */
export const pieces: QuantityRules = {
  min: 1,
  max: maxQuantity,
  notNumberMessage: "Das war keine Zahl. Wir haben die Menge auf 1 gesetzt.",
  minMessage: "Bitte gib mindestens 1 Stück an.",
  maxMessage: `Mehr als ${maxQuantity} Stück sind online nicht möglich. Wir haben die Menge auf ${maxQuantity} gesetzt.`,
}
