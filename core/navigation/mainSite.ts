/** The retailer's main site: legal texts, and the ways to its pages elsewhere. */
export const mainSite = "https://www.heimwerk.example"
