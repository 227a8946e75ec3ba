import { footerClaims } from "@heimwerk/core/navigation/footer.ts"

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

/** What the shop promises (storefront 2, footer claims), each with its icon. */
export const claims: ReadonlyArray<{
  readonly icon: IconName
  readonly title: string
  readonly text: string
}> = [
  { icon: "truck", ...footerClaims.shipping },
  { icon: "shield", ...footerClaims.guarantee },
  { icon: "return", ...footerClaims.exchange },
  { icon: "store", ...footerClaims.reservation },
]
