import type { IconName } from "../../widgets/Icon.tsx"

/** The retailer's main site, where the legal texts are (storefront 2, footer). */
const mainSite = "https://www.heimwerk.example"

export interface FooterLink {
  readonly text: string
  readonly href: string
}

/** Pages of the main site; each opens in a new tab. */
export const legalLinks: ReadonlyArray<FooterLink> = [
  { text: "Datenschutz", href: `${mainSite}/datenschutz/` },
  { text: "Impressum", href: `${mainSite}/impressum/` },
  { text: "AGB", href: `${mainSite}/agb/` },
  { text: "Nutzungsbedingungen", href: `${mainSite}/nutzungsbedingungen/` },
  { text: "Widerrufsrecht", href: `${mainSite}/agb/onlineshop/#widerruf` },
  { text: "Barrierefreiheit", href: `${mainSite}/barrierefreiheit/` },
]

/** What the shop promises (storefront 2, footer claims). */
export const claims: ReadonlyArray<{
  readonly icon: IconName
  readonly title: string
  readonly text: string
}> = [
  {
    icon: "truck",
    title: "Paketversand ab 49 € gratis",
    text: "Ausgenommen Speditionsware, für die Mehrkosten anfallen.",
  },
  { icon: "shield", title: "5 Jahre Garantie", text: "Auf alle Artikel unserer Eigenmarken." },
  { icon: "return", title: "90 Tage Umtausch", text: "In jedem Markt, ganz in Ruhe." },
  { icon: "store", title: "In einer Stunde abholbereit", text: "Online reservieren und im Markt mitnehmen." },
]

export const payments: ReadonlyArray<string> = ["MasterCard", "Visa", "PayPal", "Klarna"]
