import type { BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { voucherMaxLength } from "@heimwerk/core/basket/voucherCode.ts"
import { formatCents, parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { isObject, type Values, valuesOf } from "./isObject.ts"

const noMoney = formatCents(toCents(0))

/**
 * Returns the delivery type of a line. The specs spell the pickup in two ways: `marketPickup` and
 * `marketPickup_marketPickup`. A line without a delivery type is picked up.
 */
const deliveryOf = (type: unknown): BasketLine["deliveryType"] =>
  typeof type === "string" && type.startsWith("homeDelivery") ? "homeDelivery" : "marketPickup"

/**
 * Returns the price of one piece, from the sum of the line. Returns 0,00 € if sum or quantity is unreadable.
 */
const unitPriceOf = ({ quantity, sum }: Values): string => {
  const cents = typeof sum === "string" ? parseGermanMoney(sum) : undefined
  return cents === undefined || typeof quantity !== "number" || quantity < 1
    ? noMoney
    : formatCents(toCents(Math.round(cents / quantity)))
}

/**
 * Fills the missing fields of a line of a basket or a wishlist. The specs promise only id, article, quantity,
 * sum and delivery type. A value that is not an object with a product is returned unchanged, and the reader
 * of the line refuses it.
 */
export const filledLine = (raw: unknown): unknown => {
  if (!isObject(raw) || !isObject(raw["product"])) return raw
  const { product } = raw
  const deliveryType = deliveryOf(raw["deliveryType"])
  const id = raw["lineItemId"] ?? `${String(valuesOf(product)["articleId"])}-${deliveryType}`
  return {
    unitPrice: unitPriceOf(raw),
    sum: noMoney,
    ...raw,
    lineItemId: typeof id === "number" ? String(id) : id,
    deliveryType,
    product: { name: "", brand: "", link: "", image: "", ...valuesOf(product) },
  }
}

/**
 * Fills the fields that a list may lack according to the specs. Id and lines are required, because an
 * answer without them is not a list.
 */
export const filledWishlist = (raw: Values): Values => ({
  type: "full",
  version: 0,
  featureFlags: {},
  ...raw,
})

/** Fills the fields that a basket may lack according to the specs. */
export const filledBasket = (raw: Values): Values => {
  const sum = raw["sum"] ?? noMoney
  return {
    sum,
    totalCost: sum,
    sumExcludingVat: sum,
    totals: [{ kind: "goods", label: "Warenwert", amount: sum }],
    vatLists: [],
    messages: [],
    coupons: [],
    loyaltyConfig: {},
    ...filledWishlist(raw),
    voucherConfig: { enabled: false, voucherMaxLength, ...valuesOf(raw["voucherConfig"]) },
    changedStock: { reduced: [], removed: [], ...valuesOf(raw["changedStock"]) },
  }
}

/** Returns the number of pieces in the lines of a list. */
export const piecesIn = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
