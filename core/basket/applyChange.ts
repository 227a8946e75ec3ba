import { maxBasketLines } from "../values/lineLimits.ts"
import { maxQuantity, toQuantity } from "../values/toQuantity.ts"
import type { BasketItem } from "./Basket.ts"
import type { LineCommand } from "./BasketCommand.ts"
import { addedBy } from "./commandParts.ts"
import { lineItemIdOf } from "./lineItemId.ts"

/** Why a change of basket lines is refused. All are reasons of `BasketError`. */
export type LineRefusal = "UnknownLine" | "QuantityExceeded" | "TooManyLines"

const add = (
  lines: ReadonlyArray<BasketItem>,
  added: BasketItem,
): ReadonlyArray<BasketItem> | LineRefusal => {
  const id = lineItemIdOf(added)
  const present = lines.find((line) => lineItemIdOf(line) === id)
  if (present === undefined) return lines.length >= maxBasketLines ? "TooManyLines" : [...lines, added]
  const quantity = present.quantity + added.quantity
  if (quantity > maxQuantity) return "QuantityExceeded"
  return lines.map((line) => (line === present ? { ...line, quantity: toQuantity(quantity) } : line))
}

const addAll = (
  lines: ReadonlyArray<BasketItem>,
  added: ReadonlyArray<BasketItem>,
): ReadonlyArray<BasketItem> | LineRefusal => {
  let result: ReadonlyArray<BasketItem> = lines
  for (const line of added) {
    const next = add(result, line)
    if (typeof next === "string") return next
    result = next
  }
  return result
}

/**
 * Returns the basket lines after a command (storefront 7, Basket). An added article joins the line of the
 * same article and delivery type, or becomes the last line. A command adds all of its lines or none. The
 * limits are `maxQuantity` pieces per line and `maxBasketLines` lines. A line that does not exist cannot be changed or
 * removed.
 */
export const applyChange = (
  lines: ReadonlyArray<BasketItem>,
  command: LineCommand,
): ReadonlyArray<BasketItem> | LineRefusal => {
  if (!("lineItemId" in command)) return addAll(lines, addedBy(command))
  const present = lines.find((line) => lineItemIdOf(line) === command.lineItemId)
  if (present === undefined) return "UnknownLine"
  return "quantity" in command
    ? lines.map((line) => (line === present ? { ...line, quantity: command.quantity } : line))
    : lines.filter((line) => line !== present)
}
