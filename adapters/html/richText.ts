import type { RichMark, RichText } from "@heimwerk/core/market/RichText.ts"
import { Parser } from "htmlparser2"

const schemes = new Set(["https:", "mailto:", "tel:"])

/** A placeholder origin for resolving relative links. */
const base = "https://shop.invalid"

/**
 * Returns a link from a content system if it is safe to follow: a path of the shop, or an https, mailto or
 * tel address. Returns `undefined` for any other link and for disguised ones (`//evil.example`,
 * `/\evil.example`, a tab within the scheme, a user name before the host).
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

const marks: Readonly<Record<string, RichMark>> = {
  b: "strong",
  strong: "strong",
  i: "emphasis",
  em: "emphasis",
  p: "paragraph",
  ul: "list",
  ol: "list",
  li: "item",
}

/**
 * Elements whose text is left out, because it is not running text of the page: scripts, form fields, drawings
 * and the like.
 */
const mute = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "textarea",
  "title",
  "iframe",
  "svg",
  "math",
])

interface Open {
  readonly name: string
  readonly children: Array<RichText>
  /**
   * Makes the node of the result from the element's children. `undefined` for an unsupported element: its
   * children take its place.
   */
  readonly close: ((children: ReadonlyArray<RichText>) => RichText) | undefined
}

const closing = (name: string, href: string | undefined): Open["close"] => {
  const kind = marks[name]
  if (kind !== undefined) return (children) => ({ kind, children })
  const link = name === "a" && href !== undefined ? safeLink(href) : undefined
  return link === undefined ? undefined : (children) => ({ kind: "link", href: link, children })
}

/**
 * Parses HTML of a content system to a tree of the marks that the shop supports. Keeps the text of unsupported
 * elements. Drops scripts, styles and similar elements with their text. Unsafe links become plain text.
 * Accepts invalid HTML, and never throws.
 */
export const richText = (html: string): ReadonlyArray<RichText> => {
  const root: Open = { name: "", children: [], close: undefined }
  const open: Array<Open> = [root]
  let muted = 0
  const top = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(name, { href }) {
      if (mute.has(name)) muted += 1
      else if (name === "br" && muted === 0) top().children.push({ kind: "break" })
      open.push({ name, children: [], close: closing(name, href) })
    },
    ontext(text) {
      if (muted > 0) return
      const last = top().children.at(-1)
      if (last?.kind === "text") top().children.splice(-1, 1, { kind: "text", text: last.text + text })
      else top().children.push({ kind: "text", text })
    },
    onclosetag(name) {
      if (mute.has(name)) muted -= 1
      const closed = open.pop() ?? root
      if (closed.close === undefined) top().children.push(...closed.children)
      else if (closed.children.length > 0) top().children.push(closed.close(closed.children))
    },
  })
  parser.end(html)
  return root.children
}
