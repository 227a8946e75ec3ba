const schemes = new Set(["https:", "mailto:", "tel:"])

/** A placeholder origin, used to resolve relative links. */
const base = "https://shop.invalid"

/**
 * Returns an upstream link that is safe to follow: a path of the shop, or an https, mailto or tel address.
 * Returns `undefined` for any other link and for disguised ones (`//evil.example`, `/\evil.example`, a tab
 * within the scheme).
 */
export const safeLink = (href: string): string | undefined => {
  if (URL.canParse(href)) {
    const url = new URL(href)
    return schemes.has(url.protocol) && url.username === "" ? url.href : undefined
  }
  if (!href.startsWith("/") || !URL.canParse(href, base)) return undefined
  const { hash, origin, pathname, search } = new URL(href, base)
  return origin === base ? pathname + search + hash : undefined
}
