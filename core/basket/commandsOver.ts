import type * as Effect from "effect/Effect"

import type { BasketError, Baskets, CommandKey } from "./Baskets.port.ts"
import type { Basket } from "./Basket.ts"
import type { BasketCommand } from "./BasketCommand.ts"

type Port = Baskets["Service"]

/** The commands of the port over one function that carries out any of them; reads and moves are the keeper's own. */
export const commandsOver = (
  change: (command: BasketCommand, key: CommandKey) => Effect.Effect<Basket, BasketError>,
): Omit<Port, "get" | "limited" | "moveToWishlist"> => ({
  add: (line, key) => change({ kind: "add", line }, key),
  addMany: (lines, key) => change({ kind: "addMany", lines }, key),
  update: (lineItemId, quantity, key) => change({ kind: "update", lineItemId, quantity }, key),
  remove: (lineItemId, key) => change({ kind: "remove", lineItemId }, key),
  addVoucher: (code, key) => change({ kind: "addVoucher", code }, key),
  removeVoucher: (key) => change({ kind: "removeVoucher" }, key),
  addLoyaltyCard: (cardNumber, key) => change({ kind: "addLoyaltyCard", cardNumber }, key),
  removeLoyaltyCard: (key) => change({ kind: "removeLoyaltyCard" }, key),
  addEmployeeCard: (employeeCard, key) => change({ kind: "addEmployeeCard", employeeCard }, key),
  removeEmployeeCard: (key) => change({ kind: "removeEmployeeCard" }, key),
  addCoupon: (couponId, key) => change({ kind: "addCoupon", couponId }, key),
  removeCoupon: (couponId, key) => change({ kind: "removeCoupon", couponId }, key),
  checkAvailability: (marketId, key) =>
    change({ kind: "checkAvailability", ...(marketId === undefined ? {} : { marketId }) }, key),
})
