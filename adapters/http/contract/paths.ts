// Paths of the contract that clients without schemas use, too.
export const marketsPath = "/public/api/markets"
export const nearMarketsPath = `${marketsPath}/near` as const
export const marketStatusPath = `${marketsPath}/:id/status` as const
export const placesPath = "/public/api/places"
export const recordsPath = "/rest/v4/records/:channel"

/** Paths of endpoints whose answers depend only on the URL of the request and on the data of the world. */
export const sharedPaths = [placesPath, "/rest/v4/suggest/", "/rest/v4/search/", "/rest/v4/navigation/"]
