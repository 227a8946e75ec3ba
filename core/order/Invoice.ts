import * as Schema from "effect/Schema"

import { CalendarDate } from "../values/CalendarDate.ts"
import { Cents } from "../values/Cents.ts"

const InvoiceLine = Schema.Struct({
  articleId: Schema.String,
  name: Schema.String,
  /** The quantity with its unit: `2 Stück`. */
  quantity: Schema.String,
  unitPrice: Cents,
  sum: Cents,
})

/** An invoice, or a credit note with the amounts taken off an invoice (§ 14 UStG). It never changes. */
export class Invoice extends Schema.Opaque<Invoice>()(
  Schema.Struct({
    /**
     * The number, for example `R-2026-000001`. Invoices and credit notes of a year share one sequence without
     * gaps.
     */
    number: Schema.String.check(Schema.isPattern(/^R-\d{4}-\d{6,}$/u)),
    /** The number of the invoice that a credit note corrects; absent for an invoice. */
    corrects: Schema.optionalKey(Schema.String),
    deliveryId: Schema.String,
    issuedOn: CalendarDate,
    /** The retailer, line by line, with register and VAT id. */
    retailer: Schema.Array(Schema.String),
    /** The customer, line by line. For a pickup, only the name. */
    recipient: Schema.Array(Schema.String),
    /** For a pickup: the name and the address of the market. */
    collectedIn: Schema.optionalKey(Schema.Array(Schema.String)),
    lines: Schema.Array(InvoiceLine),
    /** The delivery's share of the order's discount, in cents. */
    discount: Cents,
    shipping: Cents,
    /** The VAT rate, in percent. */
    vatRate: Schema.Int,
    /** VAT contained in the total, in cents. */
    vat: Cents,
    total: Cents,
  }),
) {}
