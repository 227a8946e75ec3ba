// Paths of the contract that clients without schemas use, too.
export const marketsPath = "/public/api/markets"
export const placesPath = "/public/api/places"
export const recordsPath = "/rest/v4/records/:channel"
