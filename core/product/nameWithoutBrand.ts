/**
 * Returns the name of a product without its brand, for places that show the brand beside the name: `Akkuschrauber
 * Kragenbach KA 18 V` of `Kragenbach` becomes `Akkuschrauber KA 18 V`. A name that is only the brand stays.
 */
export const nameWithoutBrand = (name: string, brand: string): string =>
  ` ${name} `.replace(` ${brand} `, " ").trim() || name
