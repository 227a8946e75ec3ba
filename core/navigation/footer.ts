import type { Brand } from "../environment.ts"
import { guaranteeYears } from "../product/guarantee.ts"
import type { Link } from "./Link.ts"
import { mainSite } from "./mainSite.ts"

/** Promises of the shop in the footer, by icon name (storefront 2, footer claims). */
export const footerClaims = {
  shipping: {
    title: "Paketversand ab 49 € gratis",
    text: "Ausgenommen Speditionsware, für die Mehrkosten anfallen.",
  },
  guarantee: { title: `${guaranteeYears} Jahre Garantie`, text: "Auf alle Artikel unserer Eigenmarken." },
  exchange: { title: "90 Tage Umtausch", text: "In jedem Markt, ganz in Ruhe." },
  reservation: {
    title: "In einer Stunde abholbereit",
    text: "Online reservieren und im Markt mitnehmen.",
  },
} as const

/** Payment methods in the footer (storefront 2, footer). */
export const paymentMethods: ReadonlyArray<string> = ["MasterCard", "Visa", "PayPal", "Klarna"]

/** Delivery companies in the footer (storefront 2, footer). */
export const shippingCompanies: ReadonlyArray<string> = ["DHL"]

/** Social pages of the retailer, by icon name (storefront 2, footer). The main site redirects to them. */
export const socialPages = {
  instagram: { text: "Instagram", href: `${mainSite}/instagram/` },
  facebook: { text: "Facebook", href: `${mainSite}/facebook/` },
  youtube: { text: "YouTube", href: `${mainSite}/youtube/` },
  pinterest: { text: "Pinterest", href: `${mainSite}/pinterest/` },
} as const satisfies Readonly<Record<string, Link>>

/** Links to the app stores (storefront 2, footer). */
export const appStores: ReadonlyArray<Link> = [
  { text: "App Store (iOS)", href: `${mainSite}/app/ios/` },
  { text: "Google Play (Android)", href: `${mainSite}/app/android/` },
]

/** Returns the copyright line with year and company (storefront 2, footer). */
export const copyrightText = (year: number | string, { brand }: Pick<Brand, "brand">): string =>
  `© ${year} ${brand} Baumarkt GmbH`
