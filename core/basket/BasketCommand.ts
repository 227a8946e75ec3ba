import * as Schema from "effect/Schema"

import { MarketId } from "../values/MarketId.ts"
import { Quantity } from "../values/Quantity.ts"
import { BasketItem } from "./Basket.ts"

const command = <const Kind extends string, const Fields extends Schema.Struct.Fields>(
  kind: Kind,
  fields: Fields,
) => Schema.Struct({ kind: Schema.Literal(kind), ...fields })

/**
 * A change of the basket alone, without the wishlist (storefront 4, basket actions; storefront 7, Basket).
 * @stability stable
 * @example
 * import { basket, createShop } from "@heimwerk/adapters/client"
 * import { BasketCommand } from "@heimwerk/core/basket"
 * import { formatCents } from "@heimwerk/core/values"
 *
 * const voucher: BasketCommand = { kind: "addVoucher", code: "HEIMWERK5" }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket })
 * await shop.basket.add({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })
 * const answer = await shop.basket.command(voucher)
 * answer.ok && formatCents(answer.value.totalCost) // => "44,99 €"
 */
export const BasketCommand = Schema.Union([
  /**
   * Adds pieces of an article. If the basket already has a line of this article and delivery type, its
   * quantity increases.
   */
  command("add", { line: BasketItem }),
  /** Adds several lines to the basket. Adds none of them if one is refused. */
  command("addMany", { lines: Schema.Array(BasketItem) }),
  /** Sets the quantity of a basket line. */
  command("update", { lineItemId: Schema.String, quantity: Quantity }),
  /** Removes a basket line. */
  command("remove", { lineItemId: Schema.String }),
  /** Redeems a voucher. It replaces the voucher already in use. */
  command("addVoucher", { code: Schema.String }),
  command("removeVoucher", {}),
  /** Attaches a loyalty card to the basket. The basket then has the card prices. */
  command("addLoyaltyCard", { cardNumber: Schema.String }),
  command("removeLoyaltyCard", {}),
  command("addEmployeeCard", { employeeCard: Schema.String }),
  command("removeEmployeeCard", {}),
  /** Uses a coupon on the basket. Using it a second time changes nothing. */
  command("addCoupon", { couponId: Schema.String }),
  command("removeCoupon", { couponId: Schema.String }),
  /**
   * Reduces every basket line to the available stock, removes lines without stock, and reports the changes in
   * `changedStock`. Without `marketId`, lines for pickup stay unchanged.
   */
  command("checkAvailability", { marketId: Schema.optionalKey(MarketId) }),
])
export type BasketCommand = typeof BasketCommand.Type

/** A command that adds lines, or changes or removes an existing line. */
export type LineCommand = Extract<
  BasketCommand,
  | { readonly line: BasketItem }
  | { readonly lines: ReadonlyArray<BasketItem> }
  | { readonly lineItemId: string }
>

/** A command that attaches a voucher, a card or a coupon to a basket, or removes it. */
export type AttachCommand = Exclude<BasketCommand, LineCommand | { readonly kind: "checkAvailability" }>
