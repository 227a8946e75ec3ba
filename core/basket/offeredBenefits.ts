import type { Basket } from "./Basket.ts"

/** The input fields for a voucher and cards that a basket shows. */
export interface OfferedBenefits {
  readonly voucher: boolean
  readonly loyaltyCard: boolean
  readonly employeeCard: boolean
}

/**
 * Returns which input fields for a voucher and cards a basket shows (storefront 3, Basket, featureFlags and
 * voucherConfig). Each field has a flag; the voucher field also requires that the shop accepts vouchers. The
 * field of a voucher or card in use is always shown, so that customers can remove the voucher or card.
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
