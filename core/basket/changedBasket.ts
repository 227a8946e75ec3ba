import type { BasketItem } from "./Basket.ts"
import type { BasketError } from "./Baskets.port.ts"
import type { Product } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { applyChange } from "./applyChange.ts"
import { attach } from "./attach.ts"
import type { AttachCommand, BasketCommand, LineCommand } from "./BasketCommand.ts"
import { addedBy, isBackgroundCommand, isLineCommand } from "./commandParts.ts"
import { isPayable, linesOf } from "./basketOf.ts"
import type { Benefits } from "./Benefits.ts"
import { unchangedStock } from "./emptyBasket.ts"
import { fitToStock } from "./fitToStock.ts"
import { fitToSum } from "./fitToSum.ts"
import type { KeptBasket } from "./KeptBasket.ts"
import { lineSum } from "./lineSum.ts"

/** Why the basket rules refuse a command. */
export type Refusal = Exclude<BasketError["reason"], "Unavailable" | "WishlistFull" | "TooManyTries">

/** The data that a basket command depends on, apart from the basket itself. */
export interface Supply {
  /**
   * Current products of all `articlesConcerned` that are still sold. For a stock check, they include the
   * stock of the command's market.
   */
  readonly products: ReadonlyArray<Product>
  readonly benefits: Benefits
}

/** Returns the articles whose products a basket command needs: those in the basket and those it adds. */
export const articlesConcerned = (
  lines: ReadonlyArray<BasketItem>,
  command: BasketCommand,
): ReadonlyArray<ArticleId> => [...new Set([...lines, ...addedBy(command)].map(({ articleId }) => articleId))]

const withLines = (kept: KeptBasket, change: LineCommand, { products }: Supply): KeptBasket | Refusal => {
  const lines = applyChange(kept.lines, change)
  if (typeof lines === "string") return lines
  return isPayable(lines, products) ? { ...kept, lines } : "Invalid"
}

const withAttached = (
  kept: KeptBasket,
  command: AttachCommand,
  { benefits, products }: Supply,
): KeptBasket | Refusal => {
  const goods = linesOf(kept, products).reduce((sum, line) => sum + lineSum(line), 0)
  const attached = attach(kept.attached, command, goods, benefits)
  return typeof attached === "string" ? attached : { ...kept, attached }
}

/**
 * Returns a basket after a command. All implementations of the port use these rules. Lines whose article is
 * no longer sold are dropped, and lines that became too expensive for the maximum sum are reduced. Adding an
 * article that is not sold is refused (`UnknownArticle`), and so is a sum above 999.910,09 € (`Invalid`). The
 * result of the previous stock check is cleared.
 *
 * The basket reports dropped lines until the visitor changes it in another way than adding articles. Additions
 * happen on other pages, and the basket page does stock checks by itself.
 */
export const changedBasket = (
  before: KeptBasket,
  command: BasketCommand,
  supply: Supply,
): KeptBasket | Refusal => {
  const sold = new Set(supply.products.map(({ articleId }) => articleId))
  if (addedBy(command).some(({ articleId }) => !sold.has(articleId))) return "UnknownArticle"
  const linesSold = before.lines.filter(({ articleId }) => sold.has(articleId))
  const { hasLostLines, ...attached } = before.attached
  const keepsReport = addedBy(command).length > 0 || isBackgroundCommand(command)
  const isReported = linesSold.length < before.lines.length || (hasLostLines === true && keepsReport)
  const kept: KeptBasket = {
    lines: fitToSum(linesSold, supply.products).lines,
    attached: {
      ...attached,
      changedStock: unchangedStock,
      ...(isReported ? { hasLostLines: true as const } : {}),
    },
  }
  if (isLineCommand(command)) return withLines(kept, command, supply)
  if (command.kind !== "checkAvailability") return withAttached(kept, command, supply)
  const { changedStock, lines } = fitToStock(kept.lines, supply.products, command.marketId)
  return { lines, attached: { ...kept.attached, changedStock } }
}
