import type { NavigationLink } from "../../layout/ShopData.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./ServiceLinks.module.css"

/** Links to the pages, other than lists and articles, that match the term of a search. */
export const ServiceLinks = ({ services }: { readonly services: ReadonlyArray<NavigationLink> }) => (
  <nav aria-label="Service">
    <ul className={styles["services"]}>
      {services.map(({ link, name }) => (
        <li key={link}>
          <ButtonLink to={link} look="outline">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </nav>
)
