import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { productFlags } from "@heimwerk/core/price/flags.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

/** The price in force with the base price: `12,48 € (4,99 € / l)`. */
export const priceText = (price: Price): string => {
  const base = basePriceText(price)
  return `${formatCents(priceInForce(price))}${base === undefined ? "" : ` (${base})`}`
}

/** The flags of a product in one line. */
export const flagsText = ({ isBestseller, price }: Pick<Product, "isBestseller" | "price">): string =>
  productFlags({ regular: price.regular, offer: price.special, isBestseller }).join(", ")
