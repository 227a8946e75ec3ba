/**
 * The fixed paths of the shop. Links in the storefront use these paths, or paths that come with data or from
 * the core.
 */
export const paths = {
  home: "/",
  /** Redirects `?suchbegriff=` to `/s/{term}`, so that the search form works without JavaScript. */
  search: "/s",
  /** The page with all offers. */
  offers: "/angebote",
  markets: "/maerkte",
  basket: "/warenkorb",
  checkout: "/kasse",
  /**
   * The paths of contact, newsletter and service pages end with a slash, as in the spec. The same paths
   * without the slash show the same pages.
   */
  contact: "/kontakt/",
  newsletter: "/newsletter/anmelden/",
  /** The pages that explain the services and open their request forms. */
  craftsman: "/service/handwerksservice/",
  energy: "/service/energieeffizientes-wohnen/",
  /** The page with all shipping costs. */
  shipping: "/service/versandkosten/",
  /** Target of the mailed confirmation link, with `?token=`. */
  newsletterConfirm: "/newsletter/bestaetigen",
  /** The page to cancel the newsletter. Mailed links add `?token=`. */
  newsletterCancel: "/newsletter/abmelden",
  /** Page to withdraw from a contract, linked in the footer of every page. */
  withdrawal: "/vertrag-widerrufen",
  /** Gallery of all widgets; not in production. */
  widgets: "/_widgets",
  wishlist: "/merkliste",
} as const

/**
 * Props of links that open the store finder at once: `FinderLinks` of the layout listens for clicks on them.
 * Without JavaScript they lead to the page of all markets.
 */
export const finderLink = { to: paths.markets, "data-finder": "" } as const

/** The names of query parameters. */
export const fields = {
  term: "suchbegriff",
  place: "suche",
  placeId: "ort",
  lat: "lat",
  lng: "lng",
} as const
