import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { orderStateText } from "@heimwerk/core/order/orderStateText.ts"

/**
 * Returns the German text of an order state for staff. It differs from the text for customers only while the shop
 * waits for the payment: customers read "deine Zahlung".
 */
export const stateText = (state: OrderState): string =>
  state === "awaitingPayment" ? "Wartet auf Zahlung" : orderStateText(state)
