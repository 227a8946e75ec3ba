/** Paths of the contract that clients without schemas use, too. */
export const paths = {
  markets: "/public/api/markets",
  places: "/public/api/places",
  records: "/rest/v4/records/:channel",
  basket: "/shop/rest/V1/:brand/basket",
  wishlist: "/shop/rest/V1/:brand/wishlist",
} as const
