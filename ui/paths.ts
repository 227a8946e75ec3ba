/** The addresses of the shop that are not data: every link in the storefront starts here or comes from the core. */
export const paths = {
  home: "/",
  /** Takes `?suchbegriff=` and leads to `/s/{term}`, so that the search form works without a script. */
  search: "/s",
  markets: "/maerkte",
  basket: "/warenkorb",
  /** This and the next have a slash at their end, as the spec writes them; without it the same page shows. */
  contact: "/kontakt/",
  newsletter: "/newsletter/anmelden/",
  /** The pages that explain the services and open their request forms. */
  craftsman: "/service/handwerksservice/",
  energy: "/service/energieeffizientes-wohnen/",
  /** The link of the mail, with `?token=`. */
  newsletterConfirm: "/newsletter/bestaetigen",
  /** The withdrawal from a contract, in the footer of every page. */
  withdrawal: "/vertrag-widerrufen",
  /** Not in production. */
  widgets: "/_widgets",
  wishlist: "/merkliste",
} as const

/** The names of query fields that forms send. */
export const fields = { term: "suchbegriff", place: "suche", lat: "lat", lng: "lng" } as const
