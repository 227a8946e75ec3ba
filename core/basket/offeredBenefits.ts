import type { Basket } from "./Basket.ts"

/** The fields for vouchers and cards that a basket shows. */
export interface OfferedBenefits {
  readonly voucher: boolean
  readonly loyaltyCard: boolean
  readonly employeeCard: boolean
}

/**
 * Returns which voucher and card fields a basket shows (storefront 3, Basket, featureFlags and
 * voucherConfig). Each field has a flag; the voucher field also requires that the shop accepts vouchers. The
 * field of a voucher or card in use is always shown, so that it can be removed.
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
