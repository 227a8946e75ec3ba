/**
 * Origin of the retailer's main site, which has the legal texts and redirects to social pages and app
 * stores.
 */
export const mainSite = "https://www.heimwerk.example"
