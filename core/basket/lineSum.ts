import type { BasketLine } from "./Basket.ts"

/** The fields of a line from which its price is computed. */
export type PricedLine = Pick<BasketLine, "unitPrice" | "quantity">

/** Returns the price of all pieces of a line, in cents. */
export const lineSum = ({ quantity, unitPrice }: PricedLine): number => unitPrice * quantity
