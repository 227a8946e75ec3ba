import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./TornLink.module.css"

interface TornLinkProps {
  /** Where there is another one. */
  readonly to: string
  readonly text: string
}

/** A link of a mail that has lost its end on the way. */
export const TornLink = ({ text, to }: TornLinkProps) => (
  <div className={styles["torn"]}>
    <p>Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder hol dir einen neuen.</p>
    <ButtonLink to={to}>{text}</ButtonLink>
  </div>
)
