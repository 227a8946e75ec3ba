import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"

import type { CommandWire } from "../commandWire.ts"
import { paths } from "../paths.ts"
import type { BasketApi } from "./api.ts"

const path = paths.basket

interface BasketCommandFacts {
  /** Whether the command starts a session for a visitor who has none. */
  readonly startsSession?: true
  /** The kind of secret that the command could be used to guess. Wrong guesses are counted. */
  readonly guesses?: "card" | "voucher"
}

/** How each basket command becomes an HTTP request, used by the client and by the server. */
export const basketWire: CommandWire<BasketCommand, (typeof BasketApi)["endpoints"], BasketCommandFacts> = {
  add: {
    method: "POST",
    path: `${path}/items`,
    startsSession: true,
    toRequest: ({ line }) => ({ payload: line }),
    toCommand: ({ payload }) => ({ kind: "add", line: payload }),
  },
  addMany: {
    method: "POST",
    path: `${path}/multiple-items`,
    startsSession: true,
    toRequest: ({ lines }) => ({ payload: { items: lines } }),
    toCommand: ({ payload: { items } }) => ({ kind: "addMany", lines: items }),
  },
  update: {
    method: "POST",
    path: `${path}/items/update/:id`,
    toRequest: ({ lineItemId, quantity }) => ({ params: { id: lineItemId }, payload: { quantity } }),
    toCommand: ({ params, payload }) => ({ kind: "update", lineItemId: params.id, ...payload }),
  },
  remove: {
    method: "DELETE",
    path: `${path}/items/:id`,
    toRequest: ({ lineItemId }) => ({ params: { id: lineItemId } }),
    toCommand: ({ params }) => ({ kind: "remove", lineItemId: params.id }),
  },
  addVoucher: {
    method: "POST",
    path: `${path}/vouchers`,
    startsSession: true,
    guesses: "voucher",
    toRequest: ({ code }) => ({ payload: { voucher: code } }),
    toCommand: ({ payload: { voucher } }) => ({ kind: "addVoucher", code: voucher }),
  },
  removeVoucher: {
    method: "DELETE",
    path: `${path}/vouchers`,
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeVoucher" }),
  },
  addLoyaltyCard: {
    method: "POST",
    path: `${path}/loyalty-cards`,
    startsSession: true,
    guesses: "card",
    toRequest: ({ cardNumber }) => ({ payload: { cardNumber } }),
    toCommand: ({ payload }) => ({ kind: "addLoyaltyCard", ...payload }),
  },
  removeLoyaltyCard: {
    method: "DELETE",
    path: `${path}/loyalty-cards`,
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeLoyaltyCard" }),
  },
  addEmployeeCard: {
    method: "POST",
    path: `${path}/employee-cards`,
    startsSession: true,
    guesses: "card",
    toRequest: ({ employeeCard }) => ({ payload: { employeeCard } }),
    toCommand: ({ payload }) => ({ kind: "addEmployeeCard", ...payload }),
  },
  removeEmployeeCard: {
    method: "DELETE",
    path: `${path}/employee-cards`,
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeEmployeeCard" }),
  },
  addCoupon: {
    method: "POST",
    path: `${path}/coupons`,
    startsSession: true,
    toRequest: ({ couponId }) => ({ payload: { couponId } }),
    toCommand: ({ payload }) => ({ kind: "addCoupon", ...payload }),
  },
  removeCoupon: {
    method: "DELETE",
    path: `${path}/coupons/:id`,
    toRequest: ({ couponId }) => ({ params: { id: couponId } }),
    toCommand: ({ params }) => ({ kind: "removeCoupon", couponId: params.id }),
  },
  checkAvailability: {
    method: "POST",
    path: `${path}/availability`,
    toRequest: ({ marketId }) => ({ payload: marketId === undefined ? {} : { marketId } }),
    toCommand: ({ payload }) => ({ kind: "checkAvailability", ...payload }),
  },
}
