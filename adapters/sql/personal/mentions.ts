const escaped = (text: string): string => text.replaceAll(/[.+]/gu, String.raw`\$&`)

/**
 * Returns whether a text contains an e-mail address as a whole, not as part of a longer one. Ignores case
 * and form encoding.
 */
export const mentions = (text: string, email: string): boolean => {
  const name = escaped(email.trim())
  const plain = new RegExp(String.raw`(?<![\w.+-])${name}(?![\w-])(?!\.\w)`, "iu")
  return plain.test(text) || plain.test(text.replaceAll("%40", "@").replaceAll(/%2b/giu, "+"))
}
