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
  /**
   * The value of `MORE_LEGAL_PAGES` if the shop shows its own legal pages: empty, or further pages as in
   * `garantie=Garantie`. Absent if its legal links lead to the main site.
   */
  readonly legalPages: string | undefined
}

/** Returns the trimmed value of a setting, or `undefined` if the setting is missing or blank. */
const variable = (name: string) => process.env[name]?.trim() || undefined

/** Reads the brand from the settings on the server, and from the page in the browser. */
const readBrand = (): BrandSource => {
  if (typeof document === "undefined")
    return {
      name: variable("SHOP_NAME"),
      company: variable("RETAILER_NAME"),
      legalPages: variable("LEGAL_PAGES") && (variable("MORE_LEGAL_PAGES") ?? ""),
    }
  const { content, dataset } = document.querySelector<HTMLMetaElement>(`meta[name="${brandMetaName}"]`) ?? {}
  return {
    name: content || undefined,
    company: dataset?.["company"],
    legalPages: dataset?.["legal"],
  }
}

/** The configured brand of this shop. It is fixed for the life of a process or a page. */
export const brandSource = readBrand()

/** The names of this shop, made from `SHOP_NAME`. Without this setting, they are the names in the specs. */
export const brand: Brand = brandNamed(brandSource.name)
