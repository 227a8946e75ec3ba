import { useState } from "react"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./Checkout.module.css"

/**
 * The checkout button. The checkout itself is up to each shop, so the button explains where it will be and
 * why it is closed (storefront 3, canCheckout).
 */
export const Checkout = ({ canCheckout }: { readonly canCheckout: boolean }) => {
  const [wasAsked, setAsked] = useState(false)
  return (
    <div className={styles["checkout"]}>
      <Button
        wide
        aria-disabled={canCheckout ? undefined : true}
        aria-describedby={canCheckout ? undefined : "kasse-grund"}
        onClick={() => setAsked(canCheckout)}
      >
        Zur Kasse
      </Button>
      {canCheckout ? null : (
        <p id="kasse-grund" className={styles["reason"]}>
          Dieser Warenkorb kann gerade nicht bestellt werden. Bitte prüfe die Hinweise zu deinen Artikeln.
        </p>
      )}
      <div role="status">
        {wasAsked ? (
          <Notice kind="info">
            Online bestellen ist hier noch nicht möglich. Dein Warenkorb bleibt gespeichert.
          </Notice>
        ) : null}
      </div>
    </div>
  )
}
