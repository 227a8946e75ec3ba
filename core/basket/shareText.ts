import type { LineProduct } from "./Basket.ts"

/** A line of a basket or wishlist that a visitor shares. */
interface SharedLine {
  readonly product: Pick<LineProduct, "articleId" | "link" | "name">
  readonly quantity: number
}

/**
 * Returns a list as plain text for a message: each article with quantity, name, article number and link. Basket and
 * wishlist belong to one visitor, so the text contains the articles instead of a link to the list.
 *
 * @param origin the origin of the shop's links
 */
export const shareText = (lines: ReadonlyArray<SharedLine>, origin: string): string =>
  lines
    .map(
      ({ product: { articleId, link, name }, quantity }) =>
        `${quantity} × ${name} (Art.-Nr. ${articleId})\n${origin}${link}`,
    )
    .join("\n\n")
