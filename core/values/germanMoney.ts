import type { Cents } from "./Cents.ts"
import { grouped } from "./grouped.ts"
import { maxAmount, toCents } from "./toCents.ts"

const german = /^(\d{1,3}\.\d{3}|\d{1,7})(?:,(\d{1,2}))?(?:\s*€)?$/u

/**
 * Formats cents as German money, `1.234,56 €` with a no-break space, like `Intl` for de-DE and EUR (storefront 9,
 * formats). A plain number does not compile, because it could be euros: `toCents` checks and converts it.
 * @stability stable
 * @example
 * import { formatCents, toCents } from "@heimwerk/core/values"
 *
 * formatCents(toCents(129_900)) // => "1.299,00 €"
 */
export const formatCents = (cents: Cents): string => {
  const euros = Math.floor(cents / 100)
  const rest = cents - euros * 100
  return `${grouped(euros)},${rest < 10 ? "0" : ""}${rest}\u00a0€`
}

/** Formats a price of shipping: `4,95 €`, or `kostenlos` for 0 cents. */
export const formatShipping = (cost: Cents): string => (cost === 0 ? "kostenlos" : formatCents(cost))

/**
 * Parses German money to cents: dots separate thousands, a comma separates cents (storefront 5). `1.234,56
 * €`, `129,00`, `12,5` and `129` are amounts. `129.00` is not an amount, because the dot separates thousands.
 * Returns `undefined` for everything else, for amounts above 999.999,99 € and for texts of more than 100
 * characters.
 * @stability stable
 * @example
 * import { parseGermanMoney } from "@heimwerk/core/values"
 *
 * parseGermanMoney("1.234,56 €") // => 123456
 * parseGermanMoney("129.00") // => undefined
 */
export const parseGermanMoney = (text: string): Cents | undefined => {
  if (text.length > 100) return undefined
  const amount = text.trim()
  if (!german.test(amount)) return undefined
  const inCents = (_: string, euros: string, rest = "") => euros.replace(".", "") + rest.padEnd(2, "0")
  const cents = Number(amount.replace(german, inCents))
  return cents > maxAmount ? undefined : toCents(cents)
}
