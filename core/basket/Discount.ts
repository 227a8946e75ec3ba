import * as Schema from "effect/Schema"

import { Cents } from "../values/Cents.ts"

/**
 * The value of a discount: an amount, an integer percentage of the sum after earlier discounts, or both added
 * together. The discount is 0 if the goods cost less than `minimumSum`.
 */
export class Worth extends Schema.Opaque<Worth>()(
  Schema.Struct({
    cents: Schema.optionalKey(Cents),
    percent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    minimumSum: Schema.optionalKey(Cents),
  }),
) {}

/** The source of a discount. */
const DiscountKind = Schema.Literals(["employeeCard", "coupon", "voucher"])
type DiscountKind = typeof DiscountKind.Type

/**
 * A discount on the whole basket, not on single lines.
 * @stability stable
 * @example
 * import { basketTotals, type Discount } from "@heimwerk/core/basket"
 * import { toCents, toQuantity } from "@heimwerk/core/values"
 *
 * const staff: Discount = { kind: "employeeCard", label: "Mitarbeiterrabatt", worth: { percent: 10 } }
 * basketTotals([{ quantity: toQuantity(1), unitPrice: toCents(4_990) }], [staff]).totalCost // => 4491
 */
export interface Discount {
  readonly kind: DiscountKind
  readonly label: string
  readonly worth: Worth
}

/**
 * A row of the price calculation below a basket. `goods` is added, every other amount is subtracted.
 * @stability stable
 * @example
 * import { BasketTotal } from "@heimwerk/core/basket"
 * import { formatCents, toCents } from "@heimwerk/core/values"
 *
 * const row: BasketTotal = { kind: "voucher", label: "Gutschein 5 €", amount: toCents(500) }
 * formatCents(row.amount) // => "5,00 €"
 */
export class BasketTotal extends Schema.Opaque<BasketTotal>()(
  Schema.Struct({
    kind: Schema.Literals(["goods", ...DiscountKind.literals]),
    label: Schema.String,
    amount: Cents,
    /** Value of the discount. Missing in the row of the goods. */
    worth: Schema.optionalKey(Worth),
  }),
) {}
