const pattern = /^[0+][\d/-]+$/u

/**
 * Returns whether a text is a telephone number: it starts with 0 or +, followed by one or more digits, hyphens
 * or slashes and nothing else (forms and markets 5.1; both forms use this rule, ADR 0096, point 15). Spaces
 * before and after it are ignored; other spaces are not allowed.
 * @stability stable
 * @example
 * import { isPhone } from "@heimwerk/core/values"
 *
 * isPhone("+49-221/5550100") // => true
 * isPhone("221 5550100") // => false
 */
export const isPhone = (text: string): boolean => pattern.test(text.trim())
