const schemes = new Set(["https:", "mailto:", "tel:"])

/** Any address of the shop's own, to find out where a relative link leads. */
const base = "https://shop.invalid"

/**
 * A link from upstream that may be followed: a path of the shop, or an https, mailto or tel address. `undefined` for
 * anything else, also for what only looks like a path (`//evil.example`, `/\evil.example`, a tab within the scheme).
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
