import type { Brand } from "@heimwerk/core/environment.ts"
import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"

/**
 * Name of the meta element with the brand. A page has this element only if `SHOP_NAME` or `LEGAL_PAGES` is
 * set.
 */
export const brandMetaName = "heimwerk-brand"

/** The brand as the operator configures it. */
export interface BrandSource {
  readonly name: string | undefined
  /** The company in the copyright line. */
  readonly company: string | undefined
  /** Whether the shop shows its own legal pages. Otherwise its legal links lead to the main site. */
  readonly hasLegalPages: boolean
}

/** Returns the trimmed value of a setting, or `undefined` if the setting is missing or blank. */
const variable = (name: string) => process.env[name]?.trim() || undefined

/** Reads the brand from the settings on the server, and from the page in the browser. */
const readBrand = (): BrandSource => {
  if (typeof document === "undefined")
    return {
      name: variable("SHOP_NAME"),
      company: variable("RETAILER_NAME"),
      hasLegalPages: variable("LEGAL_PAGES") !== undefined,
    }
  const { content, dataset } = document.querySelector<HTMLMetaElement>(`meta[name="${brandMetaName}"]`) ?? {}
  return {
    name: content || undefined,
    company: dataset?.["company"],
    hasLegalPages: dataset?.["legal"] !== undefined,
  }
}

/** The configured brand of this shop. It is fixed for the life of a process or a page. */
export const brandSource = readBrand()

/** The names of this shop, made from `SHOP_NAME`. Without this setting, they are the names in the specs. */
export const brand: Brand = brandNamed(brandSource.name)
