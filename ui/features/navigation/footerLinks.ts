import { loyaltyCardPage } from "@heimwerk/core/account/paths.ts"
import { footerClaims, socialPages } from "@heimwerk/core/navigation/footer.ts"
import type { Link } from "@heimwerk/core/navigation/Link.ts"

import { paths } from "../../paths.ts"
import type { IconName } from "../../widgets/Icon.tsx"

/** Links of the footer to pages of the shop (storefront 2, footer). */
export const serviceLinks: ReadonlyArray<Link> = [
  { text: "Angebote", href: paths.offers },
  { text: "Kontakt", href: paths.contact },
  { text: "Märkte & Öffnungszeiten", href: paths.markets },
  { text: "Handwerksservice", href: paths.craftsman },
  { text: "Energieeffizientes Wohnen", href: paths.energy },
  { text: "Vorteilskarte", href: loyaltyCardPage },
  { text: "Versandkosten", href: paths.shipping },
  { text: "Newsletter", href: paths.newsletter },
  { text: "Merkliste", href: paths.wishlist },
  { text: "Warenkorb", href: paths.basket },
]

/** The retailer's social pages (storefront 2, footer), each with an icon. */
export const socialLinks: ReadonlyArray<Link & { readonly icon: IconName }> = [
  { icon: "camera", ...socialPages.instagram },
  { icon: "letter-f", ...socialPages.facebook },
  { icon: "film", ...socialPages.youtube },
  { icon: "pinned", ...socialPages.pinterest },
]

/** The shop's claims (storefront 2, footer claims), each with its icon. */
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
