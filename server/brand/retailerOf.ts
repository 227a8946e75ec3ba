import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"
import type { RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import { legalPath } from "@heimwerk/ui/legalLinks.ts"

import type { ServerConfig } from "../settings/config.ts"

/**
 * Returns the retailer of mails, invoices and the withdrawal page. The terms are the shop's own page if
 * `LEGAL_PAGES` is set, otherwise the page of the main site.
 *
 * @param origin the origin of links in mails
 */
export const retailerOf = (
  { brand, requestMailbox, retailer }: Pick<ServerConfig, "brand" | "requestMailbox" | "retailer">,
  origin: string,
): RetailerIdentity => ({
  ...retailer,
  brand: brandNamed(brand.name),
  origin,
  terms: brand.legalFolder === undefined ? undefined : `${origin}${legalPath}agb`,
  requestMailbox,
})
