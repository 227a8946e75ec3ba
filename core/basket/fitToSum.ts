import { priceInForce } from "../price/priceInForce.ts"
import type { Product } from "../product/Product.ts"
import { unitText } from "../product/salesUnit.ts"
import { formatCents } from "../values/germanMoney.ts"
import { toCents } from "../values/toCents.ts"
import { toQuantity } from "../values/toQuantity.ts"
import type { BasketItem } from "./Basket.ts"
import { lineSum } from "./lineSum.ts"
import { largestSum } from "./totals.ts"

const reducedMessage = ({ name, unit }: Product, left: number): string => {
  const limit = `Dein Warenkorb kann höchstens ${formatCents(toCents(largestSum))} kosten.`
  return left === 0
    ? `${limit} Wir haben „${name}“ herausgenommen.`
    : `${limit} Wir haben die Menge von „${name}“ auf ${unitText(left, unit)} verringert.`
}

/**
 * Reduces basket lines that cost more than the maximum sum at today's prices, for example after a price rise.
 * The lines with the highest sums lose pieces first, and a line without pieces is removed. A message names each
 * changed article. Loyalty prices are ignored, as in `isPayable`. Lines of unknown articles stay unchanged.
 */
export const fitToSum = (
  lines: ReadonlyArray<BasketItem>,
  products: ReadonlyArray<Product>,
): { readonly lines: ReadonlyArray<BasketItem>; readonly messages: ReadonlyArray<string> } => {
  const byId = new Map(products.map((product) => [product.articleId, product]))
  const priced = lines.flatMap((line) => {
    const product = byId.get(line.articleId)
    if (product === undefined) return []
    const unitPrice = priceInForce(product.price)
    return [{ line, product, unitPrice, sum: lineSum({ quantity: line.quantity, unitPrice }) }]
  })
  let excess = priced.reduce((total, { sum }) => total + sum, 0) - largestSum
  if (excess <= 0) return { lines, messages: [] }
  const left = new Map<BasketItem, number>()
  // The same article can be removed from pickup and from home delivery, and one message is enough.
  const messages = new Set<string>()
  for (const { line, product, unitPrice } of priced.toSorted((a, b) => b.sum - a.sum)) {
    if (excess <= 0) break
    const quantity = Math.max(0, line.quantity - Math.ceil(excess / unitPrice))
    excess -= unitPrice * (line.quantity - quantity)
    left.set(line, quantity)
    messages.add(reducedMessage(product, quantity))
  }
  return {
    lines: lines.flatMap((line) => {
      const quantity = left.get(line)
      if (quantity === undefined) return [line]
      return quantity === 0 ? [] : [{ ...line, quantity: toQuantity(quantity) }]
    }),
    messages: [...messages],
  }
}
