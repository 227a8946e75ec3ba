import { couponChoices } from "@heimwerk/core/basket/couponChoices.ts"
import { couponConditions } from "@heimwerk/core/basket/couponConditions.ts"
import { worthText } from "@heimwerk/core/basket/worthText.ts"
import { useEffect, useState } from "react"

import { NoScript } from "../../features/account/form/NoScript.tsx"
import { basketService } from "../../features/basket/basket.ts"
import { useCouponToggle } from "../../features/basket/useCouponToggle.ts"
import { paths } from "../../paths.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button, ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./CouponList.module.css"
import type { CouponsData } from "./loadCoupons.ts"

/**
 * The customer's coupons, with buttons to apply them to the basket and remove them (storefront 2,
 * 'Coupons').
 */
export const CouponList = ({ basket: loaded, offered }: CouponsData) => {
  const announce = useAnnounce()
  const run = basketService.useRun()
  const toggleCoupon = useCouponToggle()
  const { basket } = basketService.useState()
  const [busyId, setBusyId] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  useEffect(() => void run(({ takeOver }) => takeOver(loaded)), [loaded, run])
  // The header's basket has no coupons. Until the full basket is available, the basket that the page loaded
  // is used.
  const choices = couponChoices(offered, basket.type === "full" && basket.id !== "" ? basket : loaded)

  const toggle = async (couponId: string, label: string, isActive: boolean) => {
    if (busyId !== undefined) return
    setBusyId(couponId)
    setFailure(undefined)
    const outcome = await toggleCoupon(couponId, isActive)
    setBusyId(undefined)
    if (outcome.kind === "failed") setFailure(outcome.message)
    else announce(isActive ? `${label} wird nicht mehr eingelöst` : `${label} wird eingelöst`)
  }

  if (choices.length === 0)
    return <p>Gerade haben wir keine Coupons für dich. Schau bald wieder vorbei, es lohnt sich.</p>
  return (
    <>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <ul className={styles["coupons"]}>
        {choices.map(({ conditions, couponId, isActive, label, validUntil, worth }) => (
          <li key={couponId} className={styles["coupon"]} data-active={isActive || undefined}>
            <p className={styles["worth"]}>{worthText(worth)}</p>
            <div className={styles["words"]}>
              <h2>{label}</h2>
              <ul className={styles["conditions"]}>
                {couponConditions({ worth, validUntil, conditions }).map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
              {isActive ? (
                <p className={styles["state"]}>
                  <Icon name="check" size={18} />
                  Wird auf deinen Warenkorb angerechnet
                </p>
              ) : null}
              <Button
                look={isActive ? "outline" : "main"}
                needsScript
                busy={busyId === couponId}
                aria-label={`${isActive ? "Nicht einlösen" : "Einlösen"}: ${label}`}
                onClick={() => void toggle(couponId, label, isActive)}
              >
                {isActive ? "Nicht einlösen" : "Einlösen"}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {choices.some(({ isActive }) => isActive) ? (
        <div>
          <ButtonLink to={paths.basket} look="outline">
            Zum Warenkorb
          </ButtonLink>
        </div>
      ) : null}
      <NoScript />
    </>
  )
}
