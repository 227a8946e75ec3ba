import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { couponConditions } from "@heimwerk/core/basket/couponConditions.ts"
import { couponChoices } from "@heimwerk/core/basket/couponChoices.ts"
import { useState } from "react"

import { port } from "../../runtime/service.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./CouponOffer.module.css"
import { useCouponToggle } from "./useCouponToggle.ts"

const coupons = port(async () => (await import("./openCoupons.ts")).openCoupons)

type State =
  | { readonly kind: "closed" | "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "open"; readonly coupons: ReadonlyArray<Coupon> }

/**
 * Button that loads the customer's coupons (storefront 7). A list of the coupons that are not applied then
 * replaces the button. Each coupon has a button that applies it.
 */
export const CouponOffer = ({ basket }: { readonly basket: Pick<Basket, "coupons"> }) => {
  const run = coupons.useRun()
  const toggle = useCouponToggle()
  const announce = useAnnounce()
  const [state, setState] = useState<State>({ kind: "closed" })
  const [busy, setBusy] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | undefined>(undefined)

  const open = async () => {
    setState({ kind: "loading" })
    const outcome = await run(({ offered }) => offered)
    setState(
      outcome.kind === "done"
        ? { kind: "open", coupons: outcome.value }
        : { kind: "failed", message: outcome.message },
    )
  }
  const use = async ({ couponId, label }: Coupon) => {
    setFailure(undefined)
    setBusy(couponId)
    const outcome = await toggle(couponId, false)
    setBusy(undefined)
    if (outcome.kind === "done") announce(`${label} ist eingelöst.`)
    else setFailure(outcome.message)
  }

  if (state.kind !== "open")
    return (
      <div className={styles["offer"]}>
        {state.kind === "failed" ? <Notice kind="error">{state.message}</Notice> : null}
        <Button look="plain" busy={state.kind === "loading"} onClick={() => void open()}>
          Meine Coupons ansehen
        </Button>
      </div>
    )
  const left = couponChoices(state.coupons, basket).filter(({ isActive }) => !isActive)
  return (
    <div className={styles["offer"]}>
      <h3 ref={takeFocus} tabIndex={-1} className={styles["title"]}>
        Meine Coupons
      </h3>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      {left.length === 0 ? (
        <p>
          {state.coupons.length === 0
            ? "Du hast gerade keine Coupons."
            : "Alle deine Coupons sind eingelöst."}
        </p>
      ) : (
        <ul className={styles["coupons"]}>
          {left.map((coupon) => (
            <li key={coupon.couponId}>
              <span>
                {coupon.label}
                <span className={styles["conditions"]}>{couponConditions(coupon).join(" ")}</span>
              </span>
              <Button look="outline" busy={busy === coupon.couponId} onClick={() => void use(coupon)}>
                Einlösen
                <span className="visually-hidden">{`: ${coupon.label}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
