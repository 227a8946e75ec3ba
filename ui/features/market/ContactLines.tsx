import { Icon } from "../../widgets/Icon.tsx"
import styles from "./ContactLines.module.css"
import type { ContactLink } from "./contact.ts"

interface ContactLinesProps {
  /** The market's name; omitted where the page already shows it. */
  readonly name?: string | undefined
  readonly street: string
  readonly town: string
  readonly phone?: ContactLink | undefined
  readonly email?: ContactLink | undefined
}

/**
 * A market's address, with its telephone number and e-mail address if they are given (storefront 2, market
 * detail).
 */
export const ContactLines = ({ email, name, phone, street, town }: ContactLinesProps) => (
  <address className={styles["lines"]}>
    <p className={styles["line"]}>
      <Icon name="pin" size={20} />
      <span>
        {name === undefined ? null : (
          <>
            <span>{name}</span>
            <br />
          </>
        )}
        <span>{street}</span>
        <br />
        <span>{town}</span>
      </span>
    </p>
    {phone === undefined ? null : (
      <a className={styles["line"]} href={phone.href}>
        <Icon name="phone" size={20} />
        <span>
          <span className="visually-hidden">Telefon: </span>
          {phone.text}
        </span>
      </a>
    )}
    {email === undefined ? null : (
      <a className={styles["line"]} href={email.href}>
        <Icon name="mail" size={20} />
        <span>
          <span className="visually-hidden">E-Mail: </span>
          {email.text}
        </span>
      </a>
    )}
  </address>
)
