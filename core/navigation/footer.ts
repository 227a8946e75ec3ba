import type { Brand } from "../environment.ts"

/** What the shop promises, by a name for its icon (storefront 2, footer claims). */
export const footerClaims = {
  shipping: {
    title: "Paketversand ab 49 € gratis",
    text: "Ausgenommen Speditionsware, für die Mehrkosten anfallen.",
  },
  guarantee: { title: "5 Jahre Garantie", text: "Auf alle Artikel unserer Eigenmarken." },
  exchange: { title: "90 Tage Umtausch", text: "In jedem Markt, ganz in Ruhe." },
  reservation: {
    title: "In einer Stunde abholbereit",
    text: "Online reservieren und im Markt mitnehmen.",
  },
} as const

/** The ways to pay that are shown (storefront 2, footer). */
export const paymentMethods: ReadonlyArray<string> = ["MasterCard", "Visa", "PayPal", "Klarna"]

/** Who delivers (storefront 2, footer). */
export const shippingCompanies: ReadonlyArray<string> = ["DHL"]

/** The copyright line: the current year, a number or its digits, and the company (storefront 2, footer). */
export const copyrightText = (year: number | string, { brand }: Pick<Brand, "brand">): string =>
  `© ${year} ${brand} Baumarkt GmbH`
