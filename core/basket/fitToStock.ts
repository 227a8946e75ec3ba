import type { BasketItem } from "./Basket.ts"
import type { Product } from "../product/Product.ts"
import type { MarketId } from "../values/MarketId.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { ChangedStock } from "./ChangedStock.ts"
import { lineItemIdOf } from "./lineItemId.ts"

/**
 * How many pieces of a product there are for a line: sent home without a limit with availability code 0; collected what
 * the market has (code 1), or without a limit what it can order (code 2). Without a market nothing is known about its
 * stock, and nothing is taken away.
 */
const piecesFor = (
  { deliveryType }: BasketItem,
  { availability, stock = maxQuantity }: Product,
  marketId: MarketId | undefined,
): number => {
  if (deliveryType === "homeDelivery") return availability.includes("0") ? maxQuantity : 0
  if (marketId === undefined || availability.includes("2")) return maxQuantity
  return availability.includes("1") ? stock : 0
}

const removedMessage = (name: string) =>
  `„${name}“ ist gerade nicht verfügbar und wurde aus deinem Warenkorb herausgenommen.`
const reducedMessage = (name: string, left: number) =>
  `Von „${name}“ sind nur noch ${left} Stück verfügbar. Wir haben die Menge angepasst.`

/**
 * The lines with no more pieces than there are, and what was taken away (storefront 3, Basket, changedStock): a line is
 * reduced to what is there, and goes when nothing is. Lines without a product are left to those who ask for products.
 *
 * @param products as they are in the chosen market
 */
export const fitToStock = (
  lines: ReadonlyArray<BasketItem>,
  products: ReadonlyArray<Product>,
  marketId: MarketId | undefined,
): { readonly lines: ReadonlyArray<BasketItem>; readonly changedStock: ChangedStock } => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  const kept: Array<BasketItem> = []
  const reduced: Array<ChangedStock["reduced"][number]> = []
  const removed: Array<ChangedStock["removed"][number]> = []
  for (const line of lines) {
    const product = byId.get(line.articleId)
    if (product === undefined) {
      kept.push(line)
      continue
    }
    const left = piecesFor(line, product, marketId)
    const { name } = product
    const what = { lineItemId: lineItemIdOf(line), articleId: line.articleId, name, wanted: line.quantity }
    if (left >= line.quantity) kept.push(line)
    else if (left < 1) removed.push({ ...what, message: removedMessage(name) })
    else {
      const quantity = toQuantity(left)
      kept.push({ ...line, quantity })
      reduced.push({ ...what, left: quantity, message: reducedMessage(name, left) })
    }
  }
  return { lines: kept, changedStock: { reduced, removed } }
}
