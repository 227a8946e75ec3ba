import type { Quantity } from "../values/Quantity.ts"
import { maximumQuantity, toQuantity } from "../values/toQuantity.ts"
import type { NewLine } from "./Basket.ts"
import { lineItemIdOf } from "./StoredLine.ts"
import type { StoredLine } from "./StoredLine.ts"

/** What a visitor asks to change about the lines. */
export type LineChange =
  | { readonly kind: "add"; readonly line: NewLine }
  | { readonly kind: "addMany"; readonly lines: ReadonlyArray<NewLine> }
  | { readonly kind: "update"; readonly lineItemId: string; readonly quantity: Quantity }
  | { readonly kind: "remove"; readonly lineItemId: string }

/** Why a change of lines is refused; reasons of `BasketError`. */
export type LineRefusal = "UnknownLine" | "QuantityExceeded" | "TooManyLines"

/** The most lines a basket has, and also the most a wishlist has. */
export const mostLines = 200

const add = (lines: ReadonlyArray<StoredLine>, added: NewLine): ReadonlyArray<StoredLine> | LineRefusal => {
  const id = lineItemIdOf(added)
  const present = lines.find((line) => lineItemIdOf(line) === id)
  if (present === undefined) return lines.length >= mostLines ? "TooManyLines" : [...lines, added]
  const quantity = present.quantity + added.quantity
  if (quantity > maximumQuantity) return "QuantityExceeded"
  return lines.map((line) => (line === present ? { ...line, quantity: toQuantity(quantity) } : line))
}

const addMany = (
  lines: ReadonlyArray<StoredLine>,
  added: ReadonlyArray<NewLine>,
): ReadonlyArray<StoredLine> | LineRefusal => {
  let result: ReadonlyArray<StoredLine> = lines
  for (const line of added) {
    const next = add(result, line)
    if (typeof next === "string") return next
    result = next
  }
  return result
}

/**
 * The lines after a change (storefront 7, Basket): adding goes to the line of the same article and delivery type where
 * there is one, and to the end where there is none; of several lines all are added or none. At most 999 pieces a line and
 * 200 lines; a line that is not there cannot be changed or taken out.
 */
export const applyChange = (
  lines: ReadonlyArray<StoredLine>,
  change: LineChange,
): ReadonlyArray<StoredLine> | LineRefusal => {
  if (change.kind === "add") return add(lines, change.line)
  if (change.kind === "addMany") return addMany(lines, change.lines)
  const present = lines.find((line) => lineItemIdOf(line) === change.lineItemId)
  if (present === undefined) return "UnknownLine"
  return change.kind === "remove"
    ? lines.filter((line) => line !== present)
    : lines.map((line) => (line === present ? { ...line, quantity: change.quantity } : line))
}
