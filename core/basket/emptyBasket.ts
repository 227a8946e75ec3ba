import { toCents } from "../values/toCents.ts"
import type { Basket } from "./Basket.ts"

/** The basket of a visitor who has not put anything into it yet. */
export const emptyBasket: Basket = {
  id: "",
  type: "full",
  version: 0,
  totalQuantity: 0,
  lineItems: [],
  sum: toCents(0),
  sumExcludingVat: toCents(0),
  vatLists: [],
  canCheckout: false,
  messages: [],
}
