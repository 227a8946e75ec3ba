import type { Brand } from "../../environment.ts"

/**
 * Returns the texts of the store finder for a brand (forms and markets 2.3).
 * @stability unstable
 * @example
 * import { defaultBrand } from "@heimwerk/core/environment"
 * import { finderTexts } from "@heimwerk/core/market/finder"
 *
 * finderTexts(defaultBrand).ownMarkets // => "Heimwerk Baumärkte"
 */
export const finderTexts = ({ brand }: Pick<Brand, "brand">) =>
  ({
    title: "Markt ändern",
    placeholder: "Suche nach PLZ oder Ort",
    search: "Suchen",
    locate: "Position bestimmen",
    list: "Listenansicht",
    map: "Kartenansicht",
    onlyWithStock: "Nur Märkte mit Bestand",
    more: "Mehr anzeigen",
    less: "Weniger anzeigen",
    nearby: "Märkte im Umkreis",
    ownMarkets: `${brand} Baumärkte`,
    places: "Ortsvorschläge",
  }) as const
