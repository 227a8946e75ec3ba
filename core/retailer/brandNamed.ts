import { type Brand, defaultBrand } from "../environment.ts"

/** Returns the brand with the shop's own name. Without a name, returns the default brand. */
export const brandNamed = (name: string | undefined): Brand =>
  name === undefined ? defaultBrand : { ...defaultBrand, brand: name, claim: `Dein ${name} Baumarkt` }
