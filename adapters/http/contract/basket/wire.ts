import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"

import type { CommandWire } from "../commandWire.ts"
import type { BasketApi } from "./api.ts"

interface BasketCommandFacts {
  /** Whether the command starts a session for a visitor without a session. */
  readonly startsSession?: true
  /** The kind of secret that a visitor can guess with this command. The server counts wrong guesses. */
  readonly guesses?: "card" | "voucher"
}

/** How each basket command becomes an HTTP request, used by the client and by the server. */
export const basketWire: CommandWire<BasketCommand, (typeof BasketApi)["endpoints"], BasketCommandFacts> = {
  add: {
    at: "POST items",
    startsSession: true,
    toRequest: ({ line }) => ({ payload: line }),
    toCommand: ({ payload }) => ({ kind: "add", line: payload }),
  },
  addMany: {
    at: "POST multiple-items",
    startsSession: true,
    toRequest: ({ lines }) => ({ payload: { items: lines } }),
    toCommand: ({ payload: { items } }) => ({ kind: "addMany", lines: items }),
  },
  update: {
    at: "POST items/update/:id",
    toRequest: ({ lineItemId, quantity }) => ({ params: { id: lineItemId }, payload: { quantity } }),
    toCommand: ({ params, payload }) => ({ kind: "update", lineItemId: params.id, ...payload }),
  },
  remove: {
    at: "DELETE items/:id",
    toRequest: ({ lineItemId }) => ({ params: { id: lineItemId } }),
    toCommand: ({ params }) => ({ kind: "remove", lineItemId: params.id }),
  },
  addVoucher: {
    at: "POST vouchers",
    startsSession: true,
    guesses: "voucher",
    toRequest: ({ code }) => ({ payload: { voucher: code } }),
    toCommand: ({ payload: { voucher } }) => ({ kind: "addVoucher", code: voucher }),
  },
  removeVoucher: {
    at: "DELETE vouchers",
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeVoucher" }),
  },
  addLoyaltyCard: {
    at: "POST loyalty-cards",
    startsSession: true,
    guesses: "card",
    toRequest: ({ cardNumber }) => ({ payload: { cardNumber } }),
    toCommand: ({ payload }) => ({ kind: "addLoyaltyCard", ...payload }),
  },
  removeLoyaltyCard: {
    at: "DELETE loyalty-cards",
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeLoyaltyCard" }),
  },
  addEmployeeCard: {
    at: "POST employee-cards",
    startsSession: true,
    guesses: "card",
    toRequest: ({ employeeCard }) => ({ payload: { employeeCard } }),
    toCommand: ({ payload }) => ({ kind: "addEmployeeCard", ...payload }),
  },
  removeEmployeeCard: {
    at: "DELETE employee-cards",
    toRequest: () => ({}),
    toCommand: () => ({ kind: "removeEmployeeCard" }),
  },
  addCoupon: {
    at: "POST coupons",
    startsSession: true,
    toRequest: ({ couponId }) => ({ payload: { couponId } }),
    toCommand: ({ payload }) => ({ kind: "addCoupon", ...payload }),
  },
  removeCoupon: {
    at: "DELETE coupons/:id",
    toRequest: ({ couponId }) => ({ params: { id: couponId } }),
    toCommand: ({ params }) => ({ kind: "removeCoupon", couponId: params.id }),
  },
  checkAvailability: {
    at: "POST availability",
    toRequest: ({ marketId }) => ({ payload: marketId === undefined ? {} : { marketId } }),
    toCommand: ({ payload }) => ({ kind: "checkAvailability", ...payload }),
  },
}
