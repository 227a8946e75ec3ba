/** Element id of the place at the end of the product page that the buy bar is rendered into. */
export const buyBarId = "kaufleiste"
