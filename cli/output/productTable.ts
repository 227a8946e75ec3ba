import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { productFlags } from "@heimwerk/core/price/flags.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { indicator, indicatorLabel } from "@heimwerk/core/product/availability.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { type Column, table } from "./table.ts"

const columns: ReadonlyArray<Column> = [
  { title: "Artikel" },
  { title: "Produkt", shrinks: true },
  { title: "Marke", shrinks: true },
  { title: "Preis", align: "right" },
  { title: "Kennzeichen" },
]

const availability = ({ availability, stock }: Product): string =>
  indicatorLabel(indicator(availability)) + (stock === undefined || stock === 0 ? "" : ` (${stock})`)

const row = (product: Product): ReadonlyArray<string> => {
  const { articleId, brand, name, price } = product
  return [articleId, name, brand, formatCents(priceInForce(price)), productFlags(product).join(", ")]
}

/**
 * Formats a page of products as a table. If a market is given, the table also shows the availability in this
 * market, with the number of pieces in brackets.
 */
export const productTable = (
  { page, pageCount, products, total }: ProductPage,
  market: Market | undefined,
  width: number | undefined,
): string => {
  if (total === 0) return ""
  const list =
    market === undefined
      ? table(columns, products.map(row), width)
      : table(
          [...columns, { title: market.name, shrinks: true }],
          products.map((product) => [...row(product), availability(product)]),
          width,
        )
  return `${list}\n\nSeite ${page} von ${pageCount}, ${total} Produkte`
}
