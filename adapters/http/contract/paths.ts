// Paths of the contract that clients without schemas use, too.
export const marketsPath = "/public/api/markets"
export const placesPath = "/public/api/places"
export const recordsPath = "/rest/v4/records/:channel"
export const basketPath = "/shop/rest/V1/:brand/basket"
export const wishlistPath = "/shop/rest/V1/:brand/wishlist"
