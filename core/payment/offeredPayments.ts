import type { Cents } from "../values/Cents.ts"
import type { PaymentMethod } from "./PaymentMethod.ts"

/** Minimum amount of an online payment, in cents: the payment service accepts no less. */
const minOnlineCents = 50

/** Returns whether the customer pays on the page of the payment service. */
export const isOnline = (method: PaymentMethod): boolean =>
  method !== "payInMarket" && method !== "bankTransfer"

/**
 * Returns whether the money arrives days after the order. The promised dates then count from the arrival of
 * the money.
 */
export const isSlow = (method: PaymentMethod): boolean => method === "bankTransfer" || method === "sepaDebit"

/**
 * Returns whether an order waits days for its money, so that it has no promised dates yet. An order of 0 € waits
 * for no money.
 *
 * @param total the amount to pay, in cents
 */
export const waitsLong = (method: PaymentMethod, total: number): boolean => total > 0 && isSlow(method)

interface Ordering {
  /** The methods of the shop, in the order in which pages show them. */
  readonly available: ReadonlyArray<PaymentMethod>
  /** Whether the customer collects all articles in the market. */
  readonly isPickup: boolean
  /** The amount to pay. */
  readonly total: Cents
}

/**
 * Returns the payment methods that are offered for an order, among those of the shop:
 *
 * | method | offered |
 * |---|---|
 * | payInMarket | if all articles are collected |
 * | bankTransfer | always |
 * | card, paypal, klarna | from 0,50 € |
 * | sepaDebit | from 0,50 €, if an article is delivered: a debit may take 14 days, and no market keeps goods so long |
 */
export const offeredPayments = ({ available, isPickup, total }: Ordering): ReadonlyArray<PaymentMethod> =>
  available.filter((method) => {
    if (method === "payInMarket") return isPickup
    if (!isOnline(method)) return true
    return total >= minOnlineCents && !(isPickup && method === "sepaDebit")
  })
