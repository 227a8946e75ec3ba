import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Claims.module.css"
import { claims } from "./footerLinks.ts"

/** The shop's claims about shipping, guarantee, exchange and reservation, above the footer. */
export const Claims = () => (
  <ul className={styles["claims"]}>
    {claims.map(({ icon, text, title }) => (
      <li key={title} className={styles["claim"]}>
        <Icon name={icon} size={30} />
        <div>
          <p className={styles["title"]}>{title}</p>
          <p className={styles["text"]}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
