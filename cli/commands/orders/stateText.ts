import type { OrderState } from "@heimwerk/core/order/OrderState.ts"
import { orderStateText } from "@heimwerk/core/order/orderStateText.ts"

/** Returns the German text of an order state for staff. The text for customers says "deine Zahlung". */
export const stateText = (state: OrderState): string =>
  state === "awaitingPayment" ? "Wartet auf Zahlung" : orderStateText(state)
