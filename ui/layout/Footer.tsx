import {
  appStores,
  copyrightText,
  paymentMethods,
  shippingCompanies,
} from "@heimwerk/core/navigation/footer.ts"

import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"

import { brand, brandSource } from "../brand.ts"
import { legalLinks } from "../legalLinks.ts"
import { PrivacyButton } from "../features/consent/PrivacyButton.tsx"
import { Claims } from "../features/navigation/Claims.tsx"
import { FooterBlock } from "../features/navigation/FooterBlock.tsx"
import { serviceLinks } from "../features/navigation/footerLinks.ts"
import { Signs } from "../features/navigation/Signs.tsx"
import { SocialLinks } from "../features/navigation/SocialLinks.tsx"
import { paths } from "../paths.ts"
import { Link } from "../widgets/Link.tsx"
import styles from "./Footer.module.css"
import type { NavigationLink } from "./ShopData.ts"

interface FooterProps {
  readonly year: string
  readonly navigation: ReadonlyArray<NavigationLink>
  /** Whether the shop takes online payments. The footer then lists the payment methods. */
  readonly paysOnline: boolean
}

/** Returns the copyright line. A shop with its own brand names the company of `RETAILER_NAME`, or else the brand. */
const copyright = (year: string): string =>
  brandSource.name === undefined
    ? copyrightText(year, brand)
    : `© ${year} ${brandSource.company ?? brandSource.name}`

/** The footer of every page (storefront 2). */
export const Footer = ({ navigation, paysOnline, year }: FooterProps) => (
  <footer className={styles["footer"]} data-below>
    <div className={styles["claims"]}>
      <div className={styles["width"]}>
        <Claims />
      </div>
    </div>
    <div className={styles["dark"]}>
      <div className={`${styles["width"]} ${styles["blocks"]}`}>
        {navigation.length === 0 ? null : (
          <FooterBlock
            title="Sortiment"
            links={navigation.map(({ link, name }) => ({ href: link, text: name }))}
            many
          />
        )}
        <FooterBlock title="Service" links={serviceLinks} />
        <FooterBlock title="Rechtliches" links={legalLinks} away />
        <FooterBlock title="Unsere App" links={appStores} away />
      </div>
      <div className={`${styles["width"]} ${styles["signs"]}`}>
        {paysOnline ? <Signs title="Zahlungsarten" names={paymentMethods} /> : null}
        <Signs title="Versand" names={shippingCompanies} />
        <SocialLinks />
      </div>
      <div className={`${styles["width"]} ${styles["rights"]}`}>
        <Link className={styles["withdrawal"]} to={paths.withdrawal}>
          {withdrawalTexts.title}
        </Link>
        <PrivacyButton />
      </div>
      <p className={`${styles["width"]} ${styles["copyright"]}`}>
        {copyright(year)}. Alle Preise inkl. gesetzl. MwSt., zzgl.{" "}
        <Link to={paths.shipping}>Versandkosten</Link>.
      </p>
    </div>
  </footer>
)
