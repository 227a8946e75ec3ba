// Paths of the contract. Clients without schemas use this module.
export const marketsPath = "/public/api/markets"
export const nearMarketsPath = `${marketsPath}/near` as const
export const marketStatusPath = `${marketsPath}/:id/status` as const
export const placesPath = "/public/api/places"
/** Maximum length of a place query, in characters. No place has a longer name. */
export const maxPlaceQueryLength = 200

export const recordsPath = "/rest/v4/records/:channel"
export const trackLoginPath = "/rest/v4/track/:channel/login"

/** Prefixes of the paths whose answers depend only on the URL of the request, the world and the stock. */
export const sharedPaths = [placesPath, "/rest/v4/suggest/", "/rest/v4/search/", "/rest/v4/navigation/"]
