import type { LayoutVisitor } from "@heimwerk/ui/layout/shopDataOf.ts"
import type { RenderedPage, VisitorParts } from "@heimwerk/ui/render.ts"

import { scriptJson } from "./html.ts"

/** Writes the HTML document of a page with the parts that show a visitor (`VisitorParts`). */
export type FillTemplate = (parts: VisitorParts) => Uint8Array

const shopJson = ({ shop }: VisitorParts) => scriptJson(shop)

/**
 * Returns the texts before and after a part. Returns `undefined` if the text does not contain the part exactly
 * once.
 */
const splitAtOnly = (text: string, part: string) => {
  const pieces = text.split(part, 3)
  const [before, after] = pieces
  return pieces.length === 2 && before !== undefined && after !== undefined ? { before, after } : undefined
}

/**
 * Makes a template of a page: its HTML document without the parts that differ between visitors. Returns `undefined`
 * if the document does not contain each part exactly once.
 *
 * @param parts the parts of the visitor for whom the document was rendered
 */
export const pageTemplate = (html: string, parts: VisitorParts): FillTemplate | undefined => {
  const header = splitAtOnly(html, parts.header)
  const shop = header && splitAtOnly(header.after, shopJson(parts))
  if (shop === undefined || header === undefined) return undefined
  const [start, middle, end] = [header.before, shop.before, shop.after].map((part) => Buffer.from(part))
  if (start === undefined || middle === undefined || end === undefined) return undefined
  return (own) => Buffer.concat([start, Buffer.from(own.header), middle, Buffer.from(shopJson(own)), end])
}

/** A page without the parts that show its visitor. */
export interface PageTemplate extends Pick<RenderedPage, "personal" | "status"> {
  readonly fill: FillTemplate
  readonly partsFor: (visitor: LayoutVisitor) => VisitorParts
  /** Articles that may have a wishlist toggle on the page. */
  readonly articleIds: ReadonlySet<string>
  /** Whether the page's address is a secret, for example that of an order. */
  readonly isPrivate: boolean
  /** The content security policy. */
  readonly policy: string
}
