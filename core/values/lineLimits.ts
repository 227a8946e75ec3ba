/** The maximum number of lines in a basket, and of lines that one command adds. */
export const maxBasketLines = 200

/** The maximum number of lines in a wishlist. */
export const maxWishlistLines = 200
