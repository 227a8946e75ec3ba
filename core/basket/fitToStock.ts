import type { BasketItem } from "./Basket.ts"
import type { Product } from "../product/Product.ts"
import { unitText } from "../product/salesUnit.ts"
import type { MarketId } from "../values/MarketId.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { ChangedStock } from "./ChangedStock.ts"
import { lineItemIdOf } from "./lineItemId.ts"

/**
 * Returns how many pieces of a product are available for a basket line. With availability code 0, home
 * delivery is unlimited. Pickup is limited to the stock of the market (code 1), or unlimited if the market
 * can order the article (code 2). Without a code for the delivery type, no piece is available. Without a
 * chosen market the stock is unknown, so pickup counts as unlimited.
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
const reducedMessage = ({ name, unit }: Product, left: number) =>
  `Von „${name}“ ${left === 1 ? "ist" : "sind"} nur noch ${unitText(left, unit)} verfügbar. Wir haben die Menge angepasst.`

/**
 * Reduces the basket lines to the available stock and reports the changes (storefront 3, Basket,
 * changedStock). A line without stock is removed. A line without a product stays unchanged, because its
 * stock is unknown.
 *
 * @param products current products, with the stock of the chosen market
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
      reduced.push({ ...what, left: quantity, message: reducedMessage(product, left) })
    }
  }
  return { lines: kept, changedStock: { reduced, removed } }
}
