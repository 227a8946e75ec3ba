import { defaultBrand } from "@heimwerk/core/environment.ts"
import { copyrightText, paymentMethods, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { Link } from "react-router-dom"

import { Claims } from "../../features/navigation/Claims.tsx"
import { paths } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Footer.module.css"
import type { NavigationLink } from "./ShopData.ts"

interface FooterProps {
  readonly year: string
  readonly navigation: ReadonlyArray<NavigationLink>
}

const Names = ({ names, title }: { readonly title: string; readonly names: ReadonlyArray<string> }) => (
  <div>
    <h2 className={styles["title"]}>{title}</h2>
    <ul className={styles["names"]}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
)

/** The bottom of every page (storefront 2, footer). */
export const Footer = ({ navigation, year }: FooterProps) => (
  <footer className={styles["footer"]}>
    <div className={styles["claims"]}>
      <div className={styles["width"]}>
        <Claims />
      </div>
    </div>
    <div className={styles["dark"]}>
      <div className={`${styles["width"]} ${styles["columns"]}`}>
        <nav aria-labelledby="footer-sortiment">
          <h2 id="footer-sortiment" className={styles["title"]}>
            Sortiment
          </h2>
          <ul className={styles["twoColumns"]}>
            {navigation.map(({ link, name }) => (
              <li key={link}>
                <Link to={link}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service" className={styles["title"]}>
            Service
          </h2>
          <ul>
            <li>
              <Link to={paths.markets}>Märkte &amp; Öffnungszeiten</Link>
            </li>
            <li>
              <Link to={paths.basket}>Warenkorb</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-recht">
          <h2 id="footer-recht" className={styles["title"]}>
            Rechtliches
          </h2>
          <ul>
            {legalLinks.map(({ href, text }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer">
                  {text}
                  <Icon name="external" size={14} />
                  <span className="visually-hidden"> (neuer Tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles["ways"]}>
          <Names title="Zahlungsarten" names={paymentMethods} />
          <Names title="Versand" names={shippingCompanies} />
        </div>
      </div>
      <p className={`${styles["width"]} ${styles["copyright"]}`}>
        {copyrightText(year, defaultBrand)}. Alle Preise inkl. gesetzl. MwSt., zzgl. Versandkosten.
      </p>
    </div>
  </footer>
)
