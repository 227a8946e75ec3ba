import { maxLines } from "@heimwerk/core/basket/applyChange.ts"
import { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { brand, commandHeaders, pathId, typedCode } from "../commands.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { basketPath } from "../paths.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { WireMoved } from "../wishlist/Wishlist.ts"
import { LimitedBasket, WireBasket } from "./Basket.ts"

const path = basketPath
const error = errorResponses(BasketError)
const unavailable = errorResponses(BasketError, "Unavailable")

/**
 * Endpoints of the visitor's basket (storefront 7, Basket), identified by the session cookie. Every command
 * answers the whole basket. The specification does not show the paths of employee cards, coupons and stock
 * check, so those are our choice (docs/adr).
 */
export const basketGroup = <
  const Full extends Schema.Top,
  const Limited extends Schema.Top,
  const Moved extends Schema.Top,
>(answers: {
  readonly full: Full
  readonly limited: Limited
  readonly moved: Moved
}) => {
  const ofBasket = { params: { brand }, headers: commandHeaders, success: answers.full, error }
  const ofItem = { ...ofBasket, params: { brand, id: pathId } }
  return HttpApiGroup.make("basket")
    .add(
      HttpApiEndpoint.get("get", path, { params: { brand }, success: answers.full, error: unavailable }),
      HttpApiEndpoint.get("limited", `${path}/limited`, {
        params: { brand },
        success: answers.limited,
        error: unavailable,
      }),
      HttpApiEndpoint.post("add", `${path}/items`, { ...ofBasket, payload: BasketItem }),
      HttpApiEndpoint.post("addMany", `${path}/multiple-items`, {
        ...ofBasket,
        payload: Schema.Struct({
          items: Schema.Array(BasketItem).check(
            Schema.isMaxLength(maxLines, {
              message: "Auf einmal lassen sich höchstens 200 Artikel hinzufügen.",
            }),
          ),
        }),
      }),
      HttpApiEndpoint.post("update", `${path}/items/update/:id`, {
        ...ofItem,
        payload: Schema.Struct({ quantity: BasketItem.fields.quantity }),
      }),
      HttpApiEndpoint.delete("remove", `${path}/items/:id`, ofItem),
      HttpApiEndpoint.post("moveToWishlist", `${path}/items/:id/move-to-wishlist`, {
        ...ofItem,
        success: answers.moved,
      }),
      HttpApiEndpoint.post("addVoucher", `${path}/vouchers`, {
        ...ofBasket,
        payload: Schema.Struct({ voucher: typedCode }),
      }),
      HttpApiEndpoint.delete("removeVoucher", `${path}/vouchers`, ofBasket),
      HttpApiEndpoint.post("addLoyaltyCard", `${path}/loyalty-cards`, {
        ...ofBasket,
        payload: Schema.Struct({ cardNumber: typedCode }),
      }),
      HttpApiEndpoint.delete("removeLoyaltyCard", `${path}/loyalty-cards`, ofBasket),
      HttpApiEndpoint.post("addEmployeeCard", `${path}/employee-cards`, {
        ...ofBasket,
        payload: Schema.Struct({ employeeCard: typedCode }),
      }),
      HttpApiEndpoint.delete("removeEmployeeCard", `${path}/employee-cards`, ofBasket),
      HttpApiEndpoint.post("addCoupon", `${path}/coupons`, {
        ...ofBasket,
        payload: Schema.Struct({ couponId: typedCode }),
      }),
      HttpApiEndpoint.delete("removeCoupon", `${path}/coupons/:id`, ofItem),
      HttpApiEndpoint.post("checkAvailability", `${path}/availability`, {
        ...ofBasket,
        payload: Schema.Struct({ marketId: Schema.optionalKey(MarketId) }),
      }),
    )
    .middleware(RequestGuard)
    .middleware(CurrentVisitor)
}

export class BasketApi extends basketGroup({ full: WireBasket, limited: LimitedBasket, moved: WireMoved }) {}
