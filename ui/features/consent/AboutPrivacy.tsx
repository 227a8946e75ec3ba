import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"

import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import styles from "./AboutPrivacy.module.css"

/** Who asks, and what becomes of the data: the first two of the legal pages, on both layers of the dialog. */
export const AboutPrivacy = () => (
  <ul className={styles["links"]}>
    {legalLinks.slice(0, 2).map(({ href, text }) => (
      <li key={href}>
        <NewTabLink href={href}>{text}</NewTabLink>
      </li>
    ))}
  </ul>
)
