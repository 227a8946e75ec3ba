import { type Brand, defaultBrand } from "../environment.ts"

/** Returns the brand of a shop with an own name. Without a name it returns the default. */
export const brandNamed = (name: string | undefined): Brand =>
  name === undefined ? defaultBrand : { ...defaultBrand, brand: name, claim: `Dein ${name} Baumarkt` }
