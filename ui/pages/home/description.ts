import type { Brand } from "@heimwerk/core/environment.ts"

/** Returns the description of the shop, for search engines and for the system on which the shop is installed. */
export const homeDescription = ({ brand }: Brand): string =>
  `Werkzeug, Baustoffe, Garten und Wohnen: online bestellen oder im ${brand} Baumarkt in deiner Nähe abholen.`
