import type { MarketId } from "../values/MarketId.ts"
import type { Quantity } from "../values/Quantity.ts"
import type { NewLine } from "./Basket.ts"

/** What a visitor asks to do with a basket alone (storefront 4, basket actions; storefront 7, Basket). */
export type BasketCommand =
  | { readonly kind: "add"; readonly line: NewLine }
  | { readonly kind: "addMany"; readonly lines: ReadonlyArray<NewLine> }
  | { readonly kind: "update"; readonly lineItemId: string; readonly quantity: Quantity }
  | { readonly kind: "remove"; readonly lineItemId: string }
  | { readonly kind: "addVoucher"; readonly code: string }
  | { readonly kind: "removeVoucher" }
  | { readonly kind: "addLoyaltyCard"; readonly cardNumber: string }
  | { readonly kind: "removeLoyaltyCard" }
  | { readonly kind: "addEmployeeCard"; readonly employeeCard: string }
  | { readonly kind: "removeEmployeeCard" }
  | { readonly kind: "addCoupon"; readonly couponId: string }
  | { readonly kind: "removeCoupon"; readonly couponId: string }
  | { readonly kind: "checkAvailability"; readonly marketId?: MarketId }
