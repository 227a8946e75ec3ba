import type { Benefits } from "./Benefits.ts"

/**
 * A shop without vouchers, coupons and cards.
 * @stability unstable
 * @example
 * import { noBenefits } from "@heimwerk/core/basket"
 *
 * noBenefits.vouchersEnabled // => false
 */
export const noBenefits: Benefits = {
  featureFlags: {},
  vouchersEnabled: false,
  vouchers: [],
  coupons: [],
  loyaltyCards: [],
  employeeCards: [],
  employeePercent: 1,
}
