/** Cache header of the retailer's logo and of the icons with it: 5 minutes, so that a new logo appears soon. */
export const logoCaching = "public, max-age=300"
