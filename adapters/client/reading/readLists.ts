import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import type { ChangedStock } from "@heimwerk/core/basket/ChangedStock.ts"
import type { BasketTotal } from "@heimwerk/core/basket/Discount.ts"
import type { BasketAndWishlist } from "@heimwerk/core/wishlist/BasketAndWishlist.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import { filledBasket, filledLine, filledWishlist, piecesIn } from "./plain/filledLists.ts"
import { valuesOf } from "./plain/isObject.ts"
import {
  converted,
  filledText,
  flag,
  list,
  oneOf,
  optional,
  type Read,
  struct,
  table,
  text,
  whole,
} from "./Read.ts"
import { lineProduct } from "./lineProduct.ts"
import { readWorth } from "./readWorth.ts"
import { articleId, germanMoney, quantity } from "./values.ts"

const shared = {
  lineItemId: filledText,
  product: lineProduct,
  quantity,
  unitPrice: germanMoney,
  referencePrice: optional(germanMoney),
}

const basketLine = converted(
  filledLine,
  struct<BasketLine>({
    ...shared,
    sum: germanMoney,
    deliveryType: oneOf("marketPickup", "homeDelivery"),
  }),
)

const wishlistLine = converted(filledLine, struct<WishlistLine>(shared))

/** A list whose count may be missing in the answer. The count is then computed from the lines. */
type Uncounted<A> = Omit<A, "totalQuantity"> & { readonly totalQuantity?: number }

const listFields = {
  id: text,
  type: oneOf("full", "limited"),
  version: whole,
  totalQuantity: optional(whole),
  featureFlags: table(flag),
}

const total = struct<BasketTotal>({
  kind: oneOf("goods", "employeeCard", "coupon", "voucher"),
  label: text,
  amount: germanMoney,
  worth: optional(readWorth),
})

const changedLine = { lineItemId: filledText, articleId, name: text, wanted: quantity, message: text }

const changedStock = struct<ChangedStock>({
  reduced: list("reduced lines", struct<ChangedStock["reduced"][number]>({ ...changedLine, left: quantity })),
  removed: list("removed lines", struct<ChangedStock["removed"][number]>(changedLine)),
})

const uncountedBasket = struct<Omit<Uncounted<Basket>, "canCheckout"> & { readonly canCheckout?: boolean }>({
  ...listFields,
  lineItems: list("lines of a basket", basketLine),
  sum: germanMoney,
  totalCost: germanMoney,
  sumExcludingVat: germanMoney,
  totals: list("totals of a basket", total),
  vatLists: list(
    "VAT amounts of a basket",
    struct<Basket["vatLists"][number]>({ rate: whole, amount: germanMoney }),
  ),
  canCheckout: optional(flag),
  messages: list("messages of a basket", text),
  voucherConfig: struct<Basket["voucherConfig"]>({
    enabled: flag,
    voucherCode: optional(text),
    voucherMaxLength: whole,
  }),
  loyaltyConfig: struct<Basket["loyaltyConfig"]>({ loyaltyCardNumber: optional(text) }),
  employeeCard: optional(text),
  coupons: list("coupons of a basket", struct<Basket["coupons"][number]>({ couponId: text, label: text })),
  changedStock,
})

const uncountedWishlist = struct<Uncounted<Wishlist>>({
  ...listFields,
  lineItems: list("lines of a wishlist", wishlistLine),
})

/** Reads a basket in full or limited mode. */
export const readBasket: Read<Basket> = (raw, report) => {
  const read = uncountedBasket(filledBasket(valuesOf(raw)), report)
  const { lineItems } = read
  return { canCheckout: lineItems.length > 0, totalQuantity: piecesIn(lineItems), ...read }
}

/** Reads a wishlist in full or limited mode. */
export const readWishlist: Read<Wishlist> = (raw, report) => {
  const read = uncountedWishlist(filledWishlist(valuesOf(raw)), report)
  return { totalQuantity: piecesIn(read.lineItems), ...read }
}

/** Makes a reader of a list in limited mode. Sets the type `limited`, which the answer may lack. */
export const limited = <A>(read: Read<A>): Read<A> =>
  converted((raw) => ({ ...valuesOf(raw), type: "limited" }), read)

/** Reads basket and wishlist after a move. */
export const readMoved: Read<BasketAndWishlist> = struct<BasketAndWishlist>({
  basket: readBasket,
  wishlist: readWishlist,
})
