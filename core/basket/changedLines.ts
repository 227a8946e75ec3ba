import type { Product } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { applyChange } from "./applyChange.ts"
import type { BasketChange, Refusal } from "./applyChange.ts"
import { isPayable } from "./basketOf.ts"
import type { StoredLine } from "./StoredLine.ts"

/** The articles whose products decide about a change: those in the basket, and the one that is added. */
export const articlesConcerned = (
  lines: ReadonlyArray<StoredLine>,
  change: BasketChange,
): ReadonlyArray<ArticleId> =>
  (change.kind === "add" ? [...lines, change.line] : lines).map(({ articleId }) => articleId)

/**
 * The lines after a change, as every keeper of baskets decides it: lines whose article is not sold any more go, an article
 * that is not sold cannot be added (`UnknownArticle`), and a sum beyond 999.999,99 € is refused (`Invalid`).
 *
 * @param products today's, of all `articlesConcerned` that are still sold
 */
export const changedLines = (
  lines: ReadonlyArray<StoredLine>,
  change: BasketChange,
  products: ReadonlyArray<Product>,
): ReadonlyArray<StoredLine> | Refusal | "UnknownArticle" | "Invalid" => {
  const sold = new Set(products.map(({ articleId }) => articleId))
  if (change.kind === "add" && !sold.has(change.line.articleId)) return "UnknownArticle"
  const changed = applyChange(
    lines.filter(({ articleId }) => sold.has(articleId)),
    change,
  )
  return typeof changed === "string" || isPayable(changed, products) ? changed : "Invalid"
}
