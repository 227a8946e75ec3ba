import type { Quantity } from "../values/Quantity.ts"
import { maximumQuantity, toQuantity } from "../values/toQuantity.ts"
import type { NewLine } from "./Basket.ts"
import { lineItemIdOf } from "./StoredLine.ts"
import type { StoredLine } from "./StoredLine.ts"

/** What a visitor asks to change. */
export type BasketChange =
  | { readonly kind: "add"; readonly line: NewLine }
  | { readonly kind: "update"; readonly lineItemId: string; readonly quantity: Quantity }
  | { readonly kind: "remove"; readonly lineItemId: string }

/** Why a change is refused; the reasons of `BasketError`. */
export type Refusal = "UnknownLine" | "QuantityExceeded" | "TooManyLines"

const mostLines = 200

const add = (lines: ReadonlyArray<StoredLine>, added: NewLine): ReadonlyArray<StoredLine> | Refusal => {
  const id = lineItemIdOf(added)
  const present = lines.find((line) => lineItemIdOf(line) === id)
  if (present === undefined) return lines.length >= mostLines ? "TooManyLines" : [...lines, added]
  const quantity = present.quantity + added.quantity
  if (quantity > maximumQuantity) return "QuantityExceeded"
  return lines.map((line) => (line === present ? { ...line, quantity: toQuantity(quantity) } : line))
}

/**
 * The lines after a change (storefront 7, Basket): adding goes to the line of the same article and delivery type where
 * there is one, and to the end where there is none. At most 999 pieces a line and 200 lines; a line that is not there
 * cannot be changed or taken out.
 */
export const applyChange = (
  lines: ReadonlyArray<StoredLine>,
  change: BasketChange,
): ReadonlyArray<StoredLine> | Refusal => {
  if (change.kind === "add") return add(lines, change.line)
  const present = lines.find((line) => lineItemIdOf(line) === change.lineItemId)
  if (present === undefined) return "UnknownLine"
  return change.kind === "remove"
    ? lines.filter((line) => line !== present)
    : lines.map((line) => (line === present ? { ...line, quantity: change.quantity } : line))
}

/** Tells two commands apart that carry the same key: equal text means the same command. */
export const fingerprintOf = (change: BasketChange): string =>
  change.kind === "add"
    ? `add ${lineItemIdOf(change.line)} ${change.line.quantity}`
    : change.kind === "update"
      ? `update ${change.lineItemId} ${change.quantity}`
      : `remove ${change.lineItemId}`
