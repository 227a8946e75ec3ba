import { toCents } from "../values/toCents.ts"
import type { Basket } from "./Basket.ts"
import type { ChangedStock } from "./ChangedStock.ts"
import type { KeptBasket } from "./KeptBasket.ts"
import { goodsRow } from "./goodsRow.ts"
import { voucherMaxLength } from "./voucherCode.ts"

/** The result of a stock check that changed nothing. */
export const unchangedStock: ChangedStock = { reduced: [], removed: [] }

/** The stored basket before the first change. */
export const keptNothing: KeptBasket = {
  lines: [],
  attached: { couponIds: [], changedStock: unchangedStock },
}

/**
 * Id of the empty basket and the empty wishlist that a window shows after a logout. A page shows its own list instead
 * of a list with an empty id, and that is the list of the customer who has logged out.
 */
export const forgottenId = "forgotten"

const none = toCents(0)

/**
 * The basket of a visitor who has not added anything yet.
 * @stability stable
 * @example
 * import { emptyBasket } from "@heimwerk/core/basket"
 *
 * emptyBasket.canCheckout // => false
 */
export const emptyBasket: Basket = {
  id: "",
  type: "full",
  version: 0,
  lineItems: [],
  totalQuantity: 0,
  sum: none,
  totalCost: none,
  sumExcludingVat: none,
  totals: [goodsRow(none)],
  vatLists: [],
  canCheckout: false,
  messages: [],
  featureFlags: {},
  voucherConfig: { enabled: false, voucherMaxLength },
  loyaltyConfig: {},
  coupons: [],
  changedStock: unchangedStock,
}
