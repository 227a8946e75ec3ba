/**
 * State of a quantity field: its text, the last quantity that it has reported to its owner, and the error.
 * @stability unstable
 * @example
 * import type { QuantityInput } from "@heimwerk/core/quantity"
 *
 * const field: QuantityInput = { text: "drei", reported: 2, message: "Bitte gib eine Zahl ein." }
 * field.message ?? `${field.reported} Stück` // => "Bitte gib eine Zahl ein."
 */
export interface QuantityInput {
  readonly text: string
  readonly reported: number
  readonly message?: string
}

/** Limits and error texts of a quantity field, set by the component that uses it (forms and markets 5.7). */
export interface QuantityRules {
  /** Minimum quantity. Default: 1. */
  readonly min?: number
  readonly max?: number
  readonly notNumberMessage: string
  /** The error message for a fraction such as `2,5`. */
  readonly wholeMessage: string
  readonly minMessage: string
  readonly maxMessage: string
  /** Whether a typed value is limited at once. By default it is limited after typing stops. */
  readonly enforceMinMax?: boolean
}

/**
 * Events of a quantity field: typing, and typing stopped for 500 ms (`timings.quantity`).
 * @stability unstable
 * @example
 * import type { QuantityEvent } from "@heimwerk/core/quantity"
 *
 * const onInput = (text: string): QuantityEvent => ({ kind: "typed", text })
 * onInput("12") // => { kind: "typed", text: "12" }
 */
export type QuantityEvent = { readonly kind: "typed"; readonly text: string } | { readonly kind: "paused" }

/**
 * Returns the state of a quantity field that shows a quantity.
 * @stability unstable
 * @example
 * import { quantityInput } from "@heimwerk/core/quantity"
 *
 * quantityInput(2) // => { text: "2", reported: 2 }
 */
export const quantityInput = (quantity: number): QuantityInput => ({
  text: String(quantity),
  reported: quantity,
})

const thousands = /^\d{1,3}(?:\.\d{3})+/u
const fraction = /^[+-]?\d*[.,]\d*[1-9]/u

/**
 * Returns the number at the beginning of a text, `fraction` for a number with decimals such as `2,5`, or
 * `undefined` without a number. Accepts German thousands: `1.000`. The number never exceeds the safe
 * integers.
 */
const numberIn = (typed: string): number | "fraction" | undefined => {
  const text = typed.trim().replace(thousands, (digits) => digits.replaceAll(".", ""))
  if (fraction.test(text)) return "fraction"
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) ? undefined : Math.min(value, Number.MAX_SAFE_INTEGER)
}

const typed = (input: QuantityInput, text: string, rules: QuantityRules): QuantityInput => {
  const value = numberIn(text)
  if (rules.enforceMinMax !== true || typeof value !== "number") return { text, reported: input.reported }
  const { max = Infinity, min = 1 } = rules
  const kept = Math.max(min, Math.min(max, value))
  return { text: kept === value ? text : String(kept), reported: input.reported }
}

const paused = ({ reported, text }: QuantityInput, rules: QuantityRules): QuantityInput => {
  const { max = Infinity, min = 1 } = rules
  const value = numberIn(text)
  if (value === undefined) return { ...quantityInput(reported), message: rules.notNumberMessage }
  if (value === "fraction") return { text, reported, message: rules.wholeMessage }
  if (value < min) return { text, reported, message: rules.minMessage }
  if (value > max) return { ...quantityInput(max), message: rules.maxMessage }
  return quantityInput(value)
}

/**
 * Reducer of a quantity field (forms and markets 5.7). When typing has stopped:
 *
 * | text | message | new text | reported |
 * |---|---|---|---|
 * | no number | notNumberMessage | the last reported number (docs/adr/0042) | nothing |
 * | a fraction | wholeMessage | unchanged, for correction | nothing |
 * | below min | minMessage | unchanged, for correction | nothing |
 * | above max | maxMessage | max | max |
 * | else | none | the integer | the integer |
 *
 * The owner of the field passes `reported` on whenever it has changed. Typing clears the message. With
 * `enforceMinMax`, a number outside the limits is replaced by the limit while typing.
 * @stability unstable
 * @example
 * import { quantityInput, quantityReducer } from "@heimwerk/core/quantity"
 *
 * const rules = {
 *   max: 10,
 *   notNumberMessage: "Bitte gib eine Zahl ein.",
 *   wholeMessage: "Bitte gib eine ganze Zahl ein.",
 *   minMessage: "Bitte gib mindestens 1 ein.",
 *   maxMessage: "Es gibt höchstens 10 Stück.",
 * }
 * const typed = quantityReducer(quantityInput(2), { kind: "typed", text: "12" }, rules)
 * quantityReducer(typed, { kind: "paused" }, rules).message // => "Es gibt höchstens 10 Stück."
 */
export const quantityReducer = (
  input: QuantityInput,
  event: QuantityEvent,
  rules: QuantityRules,
): QuantityInput => (event.kind === "typed" ? typed(input, event.text, rules) : paused(input, rules))
