/** Yellow house with a door, in a square of 48. The header shows the same drawing. */
const house = (ground: string) =>
  `<path fill="#ffc629" d="M24 7 7 21v6h5v14h8V30h8v11h8V27h5v-6Z"/><path fill="${ground}" d="M18 24h12v4H18z"/>`

const drawing = (viewBox: string, side: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${side}" height="${side}">${content}</svg>`

/** Returns the default logo on a background with round corners, for tabs and bookmarks. */
export const roundedLogo = (ground: string): string =>
  drawing("0 0 48 48", 48, `<rect width="48" height="48" rx="10" fill="${ground}"/>${house(ground)}`)

/** Returns the default logo without background and margin, for a ground of the given colour. */
export const plainLogo = (ground: string): string => drawing("7 4 34 34", 34, house(ground))
