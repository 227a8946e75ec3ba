import { defaultBrand } from "../environment.ts"

/** Guarantee on every article of the retailer's own brand, in years (storefront 2, footer claims). */
export const guaranteeYears = 5

/**
 * Returns the guarantee that the shop promises for an article: `5 Jahre` for the own brand, nothing for other
 * brands. The shop's texts may mention no other guarantee.
 */
export const guaranteeText = (articleBrand: string, { brand } = defaultBrand): string | undefined =>
  articleBrand === brand ? `${guaranteeYears} Jahre` : undefined
