import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { focusOn } from "../../widgets/focusOn.ts"
import { Icon } from "../../widgets/Icon.tsx"
import type { Receipt } from "./Receipt.ts"
import styles from "./withdrawal.module.css"

/** Confirms the arrival of the withdrawal with date and time; the same text is mailed (§ 356a BGB). */
export const WithdrawalReceipt = ({
  receipt: { email, number, received },
}: {
  readonly receipt: Receipt
}) => (
  <div className={styles["form"]}>
    <Icon name="check" size={32} />
    <h2 ref={focusOn} tabIndex={-1}>
      Wir haben deinen Widerruf erhalten
    </h2>
    <dl className={styles["facts"]}>
      <div>
        <dt>Eingegangen</dt>
        <dd>{received}</dd>
      </div>
      <div>
        <dt>Vorgangsnummer</dt>
        <dd>{number}</dd>
      </div>
    </dl>
    <p>
      Die Eingangsbestätigung mit deinen Angaben ist an <strong className={styles["address"]}>{email}</strong>{" "}
      unterwegs. Bitte bewahre sie auf. Wir melden uns bei dir mit den nächsten Schritten.
    </p>
    <ButtonLink to={paths.home} look="outline">
      Zur Startseite
    </ButtonLink>
  </div>
)
