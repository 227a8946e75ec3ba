const escaped = (text: string): string => text.replaceAll(/[.+]/gu, String.raw`\$&`)

const jsonEscape = /\\(?:["/\\bfnrt]|u[\dA-Fa-f]{4})/gu

/** Returns a JSON text without its escapes, the values of a form-encoded text, and any other text with `@` and `+`. */
const decoded = (text: string): string => {
  if (text.startsWith("{")) return text.replaceAll(jsonEscape, (one) => String(JSON.parse(`"${one}"`)))
  if (/^[^\s=]+=\S*$/u.test(text)) return [...new URLSearchParams(text).values()].join("\n")
  return text.replaceAll("%40", "@").replaceAll(/%2b/giu, "+")
}

/**
 * Returns whether a text contains an e-mail address as a whole, not as part of a longer one. Ignores case. Decodes
 * JSON and form encoding first: in both, a letter or a plus sign can stand for a line break or a space.
 */
export const mentions = (text: string, email: string): boolean =>
  new RegExp(String.raw`(?<![\w.+-])${escaped(email.trim())}(?![\w-])(?!\.\w)`, "iu").test(decoded(text))
