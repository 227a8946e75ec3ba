import type { RichMark, RichText } from "@heimwerk/core/market/RichText.ts"
import { Parser } from "htmlparser2"

import { safeLink } from "./safeLink.ts"

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

/** Their text is no text for readers. */
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
  /** What the element becomes; `undefined` for one whose children stand in its place. */
  readonly close: ((children: ReadonlyArray<RichText>) => RichText) | undefined
}

const closing = (name: string, href: string | undefined): Open["close"] => {
  const kind = marks[name]
  if (kind !== undefined) return (children) => ({ kind, children })
  const link = name === "a" && href !== undefined ? safeLink(href) : undefined
  return link === undefined ? undefined : (children) => ({ kind: "link", href: link, children })
}

/**
 * HTML from upstream as a tree of the marks the shop knows (DESIGN 5). Elements it does not know leave their text, those
 * that are not for readers (script, style ...) leave nothing, links that must not be followed become their text. Broken
 * HTML is read as a browser would: nothing throws.
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
