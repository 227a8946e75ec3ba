import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { offeredBenefits } from "@heimwerk/core/basket/offeredBenefits.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { BenefitField } from "./BenefitField.tsx"
import styles from "./BenefitFields.module.css"
import { CouponOffer } from "./CouponOffer.tsx"
import { InUse } from "./InUse.tsx"
import { useCouponToggle } from "./useCouponToggle.ts"

interface BenefitFieldsProps {
  readonly basket: Basket
  /** The customer's own loyalty card. */
  readonly ownCard: string | undefined
  readonly state: Pick<BasketState, "errors" | "pendingKeys">
}

/**
 * The fields for a voucher and for cards, each with its applied code and its error. Below are the applied
 * coupons and the customer's other coupons.
 */
export const BenefitFields = ({ basket, ownCard, state: { errors, pendingKeys } }: BenefitFieldsProps) => {
  const toggle = useCouponToggle()
  const announce = useAnnounce()
  const { coupons, employeeCard, loyaltyConfig, voucherConfig } = basket
  const offered = offeredBenefits(basket)
  if (!Object.values(offered).includes(true) && coupons.length === 0) return null

  const takeOff = async (couponId: string, label: string) => {
    const outcome = await toggle(couponId, true)
    if (outcome.kind === "done") announce(`${label} wurde entfernt.`)
  }
  const progress = (kind: "voucher" | "loyaltyCard" | "employeeCard") => ({
    kind,
    error: errors[kind],
    isPending: pendingKeys.includes(kind),
  })
  return (
    <section className={styles["fields"]} aria-labelledby="vorteile">
      <h2 id="vorteile">Gutscheine und Karten</h2>
      {offered.voucher ? <BenefitField {...progress("voucher")} inUse={voucherConfig.voucherCode} /> : null}
      {offered.loyaltyCard ? (
        <BenefitField {...progress("loyaltyCard")} inUse={loyaltyConfig.loyaltyCardNumber} own={ownCard} />
      ) : null}
      {offered.employeeCard ? <BenefitField {...progress("employeeCard")} inUse={employeeCard} /> : null}
      {coupons.map(({ couponId, label }) => (
        <InUse key={couponId} name="Coupon" value={label} onRemove={() => void takeOff(couponId, label)} />
      ))}
      <CouponOffer basket={basket} />
    </section>
  )
}
