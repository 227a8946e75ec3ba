/**
 * Returns a product name for display. A no-break space joins a number and the unit or other word after it, so
 * that no line ends between them. The `x` between two sizes is an exception. Search, links and data for other
 * programs use the plain name.
 */
export const shownName = (name: string): string => name.replaceAll(/(\d) (?=\p{L})(?!x )/gu, "$1\u00A0")

/**
 * Returns the name of a product without its brand, for places that show the brand beside the name: `Akkuschrauber
 * Kragenbach KA 18 V` of `Kragenbach` becomes `Akkuschrauber KA 18 V`. A name that is only the brand stays.
 */
export const nameWithoutBrand = (name: string, brand: string): string =>
  ` ${name} `.replace(` ${brand} `, " ").trim() || name
