import type { BasketLine } from "./Basket.ts"

/** The price and quantity of a line, which are all that totals need. */
export type PricedLine = Pick<BasketLine, "unitPrice" | "quantity">

/** Returns the price of a line in cents. */
export const lineSum = ({ quantity, unitPrice }: PricedLine): number => unitPrice * quantity
