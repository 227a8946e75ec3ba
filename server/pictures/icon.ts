/** The mark of the shop on its forest ground, for tabs and bookmarks; the same drawing as in the header. */
export const icon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">`,
  `<rect width="48" height="48" rx="10" fill="#0f2a1d"/>`,
  `<path fill="#ffc629" d="M24 7 7 21v6h5v14h8V30h8v11h8V27h5v-6Z"/>`,
  `<path fill="#0f2a1d" d="M18 24h12v4H18z"/>`,
  "</svg>",
].join("")
