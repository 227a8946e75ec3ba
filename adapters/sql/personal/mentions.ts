const escaped = (text: string): string => text.replaceAll(/[.+]/gu, String.raw`\$&`)

const jsonEscape = /\\(?:(["/\\bfnrt])|u([\dA-Fa-f]{4}))/gu

const controls: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }

/** Decodes the escapes of a JSON text without reading its structure, so that deep nesting and broken JSON do no harm. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(jsonEscape, (_, letter: string | undefined, code = "") =>
    letter === undefined ? String.fromCharCode(Number.parseInt(code, 16)) : (controls[letter] ?? letter),
  )

/** Returns a JSON text without its escapes, the values of a form-encoded text, and any other text with `@` and `+`. */
const decoded = (text: string): string => {
  if (text.startsWith("{")) return withoutEscapes(text)
  if (/^[^\s=]+=\S*$/u.test(text)) return [...new URLSearchParams(text).values()].join("\n")
  return text.replaceAll("%40", "@").replaceAll(/%2b/giu, "+")
}

/**
 * Returns whether a text contains an e-mail address as a whole, not as part of a longer one. Ignores case. Decodes
 * JSON and form encoding first: in both, a letter or a plus sign can stand for a line break or a space.
 */
export const mentions = (text: string, email: string): boolean =>
  new RegExp(String.raw`(?<![\w.+-])${escaped(email.trim())}(?![\w-])(?!\.\w)`, "iu").test(decoded(text))
