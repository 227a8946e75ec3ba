const escaped = (text: string): string => text.replaceAll(/[.+]/gu, String.raw`\$&`)

/**
 * Whether a text has an e-mail address in it, and not merely a longer one that ends or begins alike; capital letters and the
 * way forms are encoded make no difference.
 */
export const mentions = (text: string, email: string): boolean => {
  const name = escaped(email.trim())
  const plain = new RegExp(String.raw`(?<![\w.+-])${name}(?![\w-])(?!\.\w)`, "iu")
  return plain.test(text) || plain.test(text.replaceAll("%40", "@").replaceAll(/%2b/giu, "+"))
}
