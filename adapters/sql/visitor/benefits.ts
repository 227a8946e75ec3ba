import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"

import { Benefits, Coupon, Voucher } from "@heimwerk/core/basket/Benefits.ts"
import { canonicalCode } from "@heimwerk/core/values/canonicalCode.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"

import { readableRows } from "../readableRows.ts"
import { storable } from "../storable.ts"
import { unexpired } from "../../visitor/unexpired.ts"

const { employeePercent, featureFlags, vouchersEnabled } = Benefits.fields

const Row = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("settings"),
    data: Schema.Struct({ employeePercent, featureFlags, vouchersEnabled }),
  }),
  Schema.Struct({ kind: Schema.Literal("voucher"), data: Voucher }),
  Schema.Struct({ kind: Schema.Literal("coupon"), data: Coupon }),
  Schema.Struct({ kind: Schema.Literals(["loyaltyCard", "employeeCard"]), data: Schema.String }),
])
const readRows = readableRows("benefits", Row)

/**
 * A row of the benefit table. The id is the canonical code or card number, or a coupon id. It is empty for the
 * settings.
 */
export type BenefitEntry = { readonly id: string } & typeof Row.Type

/** Converts the benefits of a world to rows. */
export const benefitRows = (benefits: Benefits): ReadonlyArray<BenefitEntry> => {
  const { coupons, employeeCards, employeePercent, featureFlags, loyaltyCards, vouchers, vouchersEnabled } =
    benefits
  return [
    { id: "", kind: "settings", data: { employeePercent, featureFlags, vouchersEnabled } },
    ...vouchers.map((data) => ({ id: canonicalCode(data.code), kind: "voucher" as const, data })),
    ...coupons.map((data) => ({ id: data.couponId, kind: "coupon" as const, data })),
    ...loyaltyCards.map((data) => ({ id: canonicalCode(data), kind: "loyaltyCard" as const, data })),
    ...employeeCards.map((data) => ({ id: canonicalCode(data), kind: "employeeCard" as const, data })),
  ]
}

const withRow = (benefits: Benefits, row: typeof Row.Type): Benefits => {
  switch (row.kind) {
    case "settings":
      return { ...benefits, ...row.data }
    case "voucher":
      return { ...benefits, vouchers: [...benefits.vouchers, row.data] }
    case "coupon":
      return { ...benefits, coupons: [...benefits.coupons, row.data] }
    case "loyaltyCard":
      return { ...benefits, loyaltyCards: [...benefits.loyaltyCards, row.data] }
    case "employeeCard":
      return { ...benefits, employeeCards: [...benefits.employeeCards, row.data] }
  }
}

/** Reads all benefits, also expired ones. */
export const allBenefits = (sql: SqlClient.SqlClient) =>
  sql`select id, kind, data from benefit order by kind, id`.pipe(
    Effect.flatMap(readRows),
    Effect.map((rows): Benefits => ({
      ...rows.filter(({ kind }) => kind === "settings").reduce(withRow, noBenefits),
      vouchers: rows.flatMap((row) => (row.kind === "voucher" ? [row.data] : [])),
      coupons: rows.flatMap((row) => (row.kind === "coupon" ? [row.data] : [])),
      loyaltyCards: rows.flatMap((row) => (row.kind === "loyaltyCard" ? [row.data] : [])),
      employeeCards: rows.flatMap((row) => (row.kind === "employeeCard" ? [row.data] : [])),
    })),
  )

/**
 * Reads the settings of the benefits, and only the named vouchers, cards and coupons, because a shop may have
 * millions of these. Leaves out expired coupons.
 */
export const benefitsNamed = (sql: SqlClient.SqlClient, names: ReadonlyArray<string>) =>
  sql`select id, kind, data from benefit where id in ${sql.in(["", ...new Set(names.map(storable))])}`.pipe(
    Effect.flatMap(readRows),
    Effect.map((rows) => rows.reduce(withRow, noBenefits)),
    Effect.flatMap((benefits) =>
      Effect.map(unexpired(benefits.coupons), (coupons): Benefits => ({ ...benefits, coupons })),
    ),
  )
