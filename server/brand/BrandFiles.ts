import { Context } from "effect"

/** The retailer's own logo and legal texts. By default, both are missing, and their paths answer 404. */
export const BrandFiles = Context.Reference<{
  readonly logo: string | undefined
  readonly legalFolder: string | undefined
}>("server/brand/BrandFiles", { defaultValue: () => ({ logo: undefined, legalFolder: undefined }) })
