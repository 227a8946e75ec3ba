/** The addresses of the shop that are not data: every link in the storefront starts here or comes from the core. */
export const paths = {
  home: "/",
  /** Takes `?suchbegriff=` and leads to `/s/{term}`, so that the search form works without a script. */
  search: "/s",
  markets: "/maerkte",
  basket: "/warenkorb",
  /** With the slash at its end, as the spec writes it; the address without it shows the same page. */
  contact: "/kontakt/",
  /** Not in production. */
  widgets: "/_widgets",
  wishlist: "/merkliste",
} as const

/** The names of query fields that forms send. */
export const fields = { term: "suchbegriff", place: "suche", lat: "lat", lng: "lng" } as const
