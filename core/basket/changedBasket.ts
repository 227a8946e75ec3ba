import type { BasketItem } from "./Basket.ts"
import type { BasketError } from "./Baskets.port.ts"
import type { Product } from "../product/Product.ts"
import type { ArticleId } from "../values/ArticleId.ts"
import { applyChange } from "./applyChange.ts"
import { attach } from "./attach.ts"
import {
  addedBy,
  type AttachCommand,
  type BasketCommand,
  isLineCommand,
  type LineCommand,
} from "./BasketCommand.ts"
import { isPayable, linesOf } from "./basketOf.ts"
import type { Benefits } from "./Benefits.ts"
import { unchangedStock } from "./emptyBasket.ts"
import { fitToStock } from "./fitToStock.ts"
import type { KeptBasket } from "./KeptBasket.ts"
import { lineSum } from "./totals.ts"

/** Why a command is refused. */
export type Refusal = Exclude<BasketError["reason"], "Unavailable" | "WishlistFull" | "TooManyTries">

/** What decides about a command beside the basket. */
export interface Supply {
  /** Today's, of all `articlesConcerned` that are still sold; for a check of the stock as they are in its market. */
  readonly products: ReadonlyArray<Product>
  readonly benefits: Benefits
}

/** The articles whose products decide about a command: those in the basket, and those that are added. */
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
 * A basket after a command, as every keeper of baskets decides it: lines whose article is not sold any more go, an article
 * that is not sold cannot be added (`UnknownArticle`), and a sum beyond 999.999,99 € is refused (`Invalid`). What the
 * check of the stock before has found is forgotten.
 */
export const changedBasket = (
  before: KeptBasket,
  command: BasketCommand,
  supply: Supply,
): KeptBasket | Refusal => {
  const sold = new Set(supply.products.map(({ articleId }) => articleId))
  if (addedBy(command).some(({ articleId }) => !sold.has(articleId))) return "UnknownArticle"
  const kept: KeptBasket = {
    lines: before.lines.filter(({ articleId }) => sold.has(articleId)),
    attached: { ...before.attached, changedStock: unchangedStock },
  }
  if (isLineCommand(command)) return withLines(kept, command, supply)
  if (command.kind !== "checkAvailability") return withAttached(kept, command, supply)
  const { changedStock, lines } = fitToStock(kept.lines, supply.products, command.marketId)
  return { lines, attached: { ...kept.attached, changedStock } }
}
