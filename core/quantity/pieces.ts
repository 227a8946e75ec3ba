import { unitPlural, unitText } from "../product/salesUnit.ts"
import { maxQuantity } from "../values/toQuantity.ts"
import type { QuantityRules } from "./quantityInput.ts"

/**
 * Returns the limits and error texts of a quantity field for an article with a sales unit (forms and markets
 * 5.7). The specification leaves the error texts open; these are our choice.
 */
export const pieces = (unit?: string): QuantityRules => ({
  min: 1,
  max: maxQuantity,
  notNumberMessage: "Bitte gib eine Zahl ein. Die bisherige Menge bleibt.",
  wholeMessage: `Bitte gib nur ganze ${unitPlural(unit)} an.`,
  minMessage: `Bitte gib mindestens ${unitText(1, unit)} an.`,
  maxMessage: `Du kannst höchstens ${unitText(maxQuantity, unit)} bestellen. Wir haben die Menge auf ${maxQuantity} gesetzt.`,
})
