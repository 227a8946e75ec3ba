import { fields, paths } from "../../paths.ts"

/**
 * Returns the path of the page with the markets around a suggested place. This function is not in
 * `listAddress`, because only the market page loads that file.
 */
export const placeLink = (placeId: string, search: string): string =>
  `${paths.markets}?${new URLSearchParams({ ...(search === "" ? {} : { [fields.place]: search }), [fields.placeId]: placeId })}`
