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

/**
 * An invoice, or a credit note with the amounts that an invoice loses (§ 14 UStG). It never changes.
 */
export const Invoice = Schema.Struct({
  /** `R-2026-000001`: without gaps in each year, for invoices and credit notes together. */
  number: Schema.String.check(Schema.isPattern(/^R-\d{4}-\d{6,}$/u)),
  /** The number of the invoice that a credit note corrects; absent for an invoice. */
  corrects: Schema.optionalKey(Schema.String),
  deliveryId: Schema.String,
  issuedOn: CalendarDate,
  /** The retailer, line by line, with register and VAT id. */
  retailer: Schema.Array(Schema.String),
  /** The customer, line by line. A pickup has only the name. */
  recipient: Schema.Array(Schema.String),
  lines: Schema.Array(InvoiceLine),
  /** The delivery's part of the order's discount, in cents. */
  discount: Cents,
  shipping: Cents,
  /** In percent. */
  vatRate: Schema.Int,
  /** VAT contained in the total, in cents. */
  vat: Cents,
  total: Cents,
})
export type Invoice = typeof Invoice.Type
