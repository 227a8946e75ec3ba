import { legalLinks } from "../../legalLinks.ts"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import styles from "./AboutPrivacy.module.css"

/** Links to privacy policy and imprint, shown on both layers of the consent dialog. */
export const AboutPrivacy = () => (
  <ul className={styles["links"]}>
    {legalLinks.slice(0, 2).map(({ href, text }) => (
      <li key={href}>
        <NewTabLink href={href}>{text}</NewTabLink>
      </li>
    ))}
  </ul>
)
