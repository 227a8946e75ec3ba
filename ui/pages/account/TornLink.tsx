import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./TornLink.module.css"

interface TornLinkProps {
  /** Path of the page that requests a new mail. */
  readonly to: string
  readonly text: string
}

/** Message for visitors who opened an incomplete mailed link, without its token. */
export const TornLink = ({ text, to }: TornLinkProps) => (
  <div className={styles["torn"]}>
    <p>Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder hol dir einen neuen.</p>
    <ButtonLink to={to}>{text}</ButtonLink>
  </div>
)
