import { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { maxBasketLines } from "@heimwerk/core/values/lineLimits.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { typedCode } from "../commands.ts"
import type { CommandRoutes, CommandWire } from "../commandWire.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { listOptions } from "../listOptions.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { WireMoved } from "../wishlist/Wishlist.ts"
import { LimitedBasket, WireBasket } from "./Basket.ts"

const path = "/shop/rest/V1/:brand/basket"

/**
 * Method and path of the basket's requests. The specification does not show the paths of employee cards, coupons and
 * stock check, so those are our choice (ADR 0004).
 */
export const basketRoutes = {
  get: { method: "GET", path },
  limited: { method: "GET", path: `${path}/limited` },
  add: { method: "POST", path: `${path}/items` },
  addMany: { method: "POST", path: `${path}/multiple-items` },
  update: { method: "POST", path: `${path}/items/update/:id` },
  remove: { method: "DELETE", path: `${path}/items/:id` },
  moveToWishlist: { method: "POST", path: `${path}/items/:id/move-to-wishlist` },
  addVoucher: { method: "POST", path: `${path}/vouchers` },
  removeVoucher: { method: "DELETE", path: `${path}/vouchers` },
  addLoyaltyCard: { method: "POST", path: `${path}/loyalty-cards` },
  removeLoyaltyCard: { method: "DELETE", path: `${path}/loyalty-cards` },
  addEmployeeCard: { method: "POST", path: `${path}/employee-cards` },
  removeEmployeeCard: { method: "DELETE", path: `${path}/employee-cards` },
  addCoupon: { method: "POST", path: `${path}/coupons` },
  removeCoupon: { method: "DELETE", path: `${path}/coupons/:id` },
  checkAvailability: { method: "POST", path: `${path}/availability` },
} as const satisfies CommandRoutes<BasketCommand, "moveToWishlist">

interface BasketCommandFacts {
  /** Whether the command starts a session for a visitor without a session. */
  readonly startsSession?: true
  /** The kind of secret that a visitor can guess with this command. The server counts wrong guesses. */
  readonly guesses?: "card" | "voucher"
}

/**
 * How each basket command becomes an HTTP request, used by the clients and by the server. Bundlers drop the endpoints
 * below, with their schemas, from a program that uses only this table and the routes.
 */
export const basketWire: CommandWire<BasketCommand, (typeof BasketApi)["endpoints"], BasketCommandFacts> = {
  add: {
    startsSession: true,
    toRequest: ({ line }) => ({ payload: line }),
    toCommand: ({ payload }) => ({ kind: "add", line: payload }),
  },
  addMany: {
    startsSession: true,
    toRequest: ({ lines }) => ({ payload: { items: lines } }),
    toCommand: ({ payload: { items } }) => ({ kind: "addMany", lines: items }),
  },
  update: {
    toRequest: ({ lineItemId, quantity }) => ({ params: { id: lineItemId }, payload: { quantity } }),
    toCommand: ({ params, payload }) => ({ kind: "update", lineItemId: params.id, ...payload }),
  },
  remove: {
    toRequest: ({ lineItemId }) => ({ params: { id: lineItemId } }),
    toCommand: ({ params }) => ({ kind: "remove", lineItemId: params.id }),
  },
  addVoucher: {
    startsSession: true,
    guesses: "voucher",
    toRequest: ({ code }) => ({ payload: { voucher: code } }),
    toCommand: ({ payload: { voucher } }) => ({ kind: "addVoucher", code: voucher }),
  },
  removeVoucher: {
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeVoucher" }),
  },
  addLoyaltyCard: {
    startsSession: true,
    guesses: "card",
    toRequest: ({ cardNumber }) => ({ payload: { cardNumber } }),
    toCommand: ({ payload }) => ({ kind: "addLoyaltyCard", ...payload }),
  },
  removeLoyaltyCard: {
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeLoyaltyCard" }),
  },
  addEmployeeCard: {
    startsSession: true,
    guesses: "card",
    toRequest: ({ employeeCard }) => ({ payload: { employeeCard } }),
    toCommand: ({ payload }) => ({ kind: "addEmployeeCard", ...payload }),
  },
  removeEmployeeCard: {
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeEmployeeCard" }),
  },
  addCoupon: {
    startsSession: true,
    toRequest: ({ couponId }) => ({ payload: { couponId } }),
    toCommand: ({ payload }) => ({ kind: "addCoupon", ...payload }),
  },
  removeCoupon: {
    toRequest: ({ couponId }) => ({ params: { id: couponId } }),
    toCommand: ({ params }) => ({ kind: "removeCoupon", couponId: params.id }),
  },
  checkAvailability: {
    toRequest: ({ marketId }) => ({ payload: marketId === undefined ? {} : { marketId } }),
    toCommand: ({ payload }) => ({ kind: "checkAvailability", ...payload }),
  },
}

/**
 * Endpoints of the visitor's basket (storefront 7, Basket), identified by the session cookie. A command
 * returns the whole basket; a move returns basket and wishlist.
 */
const basketGroup = () => {
  const { make } = HttpApiEndpoint
  const to = basketRoutes
  const { full, limited, moved, ofItem, ofList } = listOptions(
    { full: WireBasket, limited: LimitedBasket, moved: WireMoved },
    errorResponses(BasketError),
    errorResponses(BasketError, "Unavailable"),
  )
  return HttpApiGroup.make("basket")
    .add(
      make(to.get.method)("get", to.get.path, full),
      make(to.limited.method)("limited", to.limited.path, limited),
      make(to.add.method)("add", to.add.path, { ...ofList, payload: BasketItem }),
      make(to.addMany.method)("addMany", to.addMany.path, {
        ...ofList,
        payload: Schema.Struct({
          items: Schema.Array(BasketItem).check(
            Schema.isMaxLength(maxBasketLines, {
              message: `Auf einmal lassen sich höchstens ${maxBasketLines} Artikel hinzufügen.`,
            }),
          ),
        }),
      }),
      make(to.update.method)("update", to.update.path, {
        ...ofItem,
        payload: Schema.Struct({ quantity: BasketItem.fields.quantity }),
      }),
      make(to.remove.method)("remove", to.remove.path, ofItem),
      make(to.moveToWishlist.method)("moveToWishlist", to.moveToWishlist.path, moved),
      make(to.addVoucher.method)("addVoucher", to.addVoucher.path, {
        ...ofList,
        payload: Schema.Struct({ voucher: typedCode }),
      }),
      make(to.removeVoucher.method)("removeVoucher", to.removeVoucher.path, ofList),
      make(to.addLoyaltyCard.method)("addLoyaltyCard", to.addLoyaltyCard.path, {
        ...ofList,
        payload: Schema.Struct({ cardNumber: typedCode }),
      }),
      make(to.removeLoyaltyCard.method)("removeLoyaltyCard", to.removeLoyaltyCard.path, ofList),
      make(to.addEmployeeCard.method)("addEmployeeCard", to.addEmployeeCard.path, {
        ...ofList,
        payload: Schema.Struct({ employeeCard: typedCode }),
      }),
      make(to.removeEmployeeCard.method)("removeEmployeeCard", to.removeEmployeeCard.path, ofList),
      make(to.addCoupon.method)("addCoupon", to.addCoupon.path, {
        ...ofList,
        payload: Schema.Struct({ couponId: typedCode }),
      }),
      make(to.removeCoupon.method)("removeCoupon", to.removeCoupon.path, ofItem),
      make(to.checkAvailability.method)("checkAvailability", to.checkAvailability.path, {
        ...ofList,
        payload: Schema.Struct({ marketId: Schema.optionalKey(MarketId) }),
      }),
    )
    .middleware(RequestGuard)
    .middleware(CurrentVisitor)
}

export class BasketApi extends /* @__PURE__ */ basketGroup() {}
