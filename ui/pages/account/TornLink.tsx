import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./TornLink.module.css"

interface TornLinkProps {
  /** Target of a link to request a new mail. */
  readonly to: string
  readonly text: string
}

/** Message for a mailed link without its token. */
export const TornLink = ({ text, to }: TornLinkProps) => (
  <div className={styles["torn"]}>
    <p>Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder hol dir einen neuen.</p>
    <ButtonLink to={to}>{text}</ButtonLink>
  </div>
)
