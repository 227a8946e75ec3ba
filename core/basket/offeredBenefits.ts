import type { Basket } from "./Basket.ts"

/** The fields a basket offers beside its lines. */
export interface OfferedBenefits {
  readonly voucher: boolean
  readonly loyaltyCard: boolean
  readonly employeeCard: boolean
}

/**
 * Which fields for a voucher and for cards a basket offers (storefront 3, Basket, featureFlags and voucherConfig): those
 * whose flag is on, the voucher's only while vouchers are accepted. What is in use keeps its field, so that it can be taken
 * off again.
 */
export const offeredBenefits = ({
  employeeCard,
  featureFlags,
  loyaltyConfig: { loyaltyCardNumber },
  voucherConfig: { enabled, voucherCode },
}: Pick<Basket, "employeeCard" | "featureFlags" | "loyaltyConfig" | "voucherConfig">): OfferedBenefits => ({
  voucher: voucherCode !== undefined || (enabled && featureFlags["vouchers"] === true),
  loyaltyCard: loyaltyCardNumber !== undefined || featureFlags["loyaltyCard"] === true,
  employeeCard: employeeCard !== undefined || featureFlags["employeeCard"] === true,
})
