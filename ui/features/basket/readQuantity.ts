import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { maximumQuantity, toQuantity } from "@heimwerk/core/values/toQuantity.ts"

/** What is said about a text that is no quantity; the words of `values/Quantity`. */
export const quantityMessage = `Bitte gib eine ganze Zahl von 1 bis ${maximumQuantity} als Menge an.`

/** A typed quantity: whole, from 1 to 999 (forms and markets 5.7); `undefined` for anything else. */
export const readQuantity = (text: string): Quantity | undefined => {
  const trimmed = text.trim()
  if (!/^\d{1,4}$/u.test(trimmed)) return undefined
  const number = Number(trimmed)
  return number >= 1 && number <= maximumQuantity ? toQuantity(number) : undefined
}
