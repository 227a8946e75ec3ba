import { fields, paths } from "../../paths.ts"

/** The path of the market list around a suggested place. Apart from `listAddress`, which only the market page loads. */
export const placeLink = (placeId: string, search: string): string =>
  `${paths.markets}?${new URLSearchParams({ ...(search === "" ? {} : { [fields.place]: search }), [fields.placeId]: placeId })}`
