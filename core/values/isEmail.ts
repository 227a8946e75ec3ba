/**
 * Matches words joined by dots, plus signs or hyphens, an @, and a domain with a dot. Separators never occur
 * in words, so there is only one way to match and hostile input takes linear time.
 */
const pattern = /^\w+(?:[.+-]+\w+)*@\w+(?:-+\w+)*(?:\.\w+(?:-+\w+)*)+$/u

/**
 * Returns whether a text is an e-mail address (storefront 5, login; both forms use this rule, ADR 0096,
 * point 15). Spaces before and after it are ignored, because keyboards add them.
 * @stability stable
 * @example
 * import { isEmail } from "@heimwerk/core/values"
 *
 * isEmail(" anna.berg@kunde.example ") // => true
 * isEmail("anna.berg@kunde") // => false
 */
export const isEmail = (text: string): boolean => pattern.test(text.trim())
