import type { Market } from "../market/Market.ts"
import type { ContentPage } from "./suggestFrom.ts"

const page = (name: string, deeplink: string, keywords = ""): ContentPage => ({
  name,
  type: "productName",
  attributes: { deeplink },
  keywords,
})

/** Service pages that the search suggests in its content channel (storefront 2, routes; storefront 7). */
const servicePages: ReadonlyArray<ContentPage> = [
  page("Angebote", "/angebote", "Aktion Rabatt reduziert günstig Sonderangebot"),
  page("Märkte und Öffnungszeiten", "/maerkte", "Filiale Standort geöffnet"),
  page("Kontakt und Service", "/kontakt/", "Hilfe Hotline Telefon Beratung Reklamation Garantie"),
  page(
    "Rückgabe und Widerruf",
    "/vertrag-widerrufen",
    "Umtausch Retoure zurückgeben zurücksenden stornieren",
  ),
  page("Coupons und Gutscheine", "/meinkonto/coupons", "Gutscheincode Rabatt Rabattcode"),
  page("Vorteilskarte", "/vorteilskarte", "Kundenkarte Bonus"),
  page("Versandkosten", "/service/versandkosten/", "Lieferung Porto Paket Spedition versandkostenfrei"),
  page("Meine Einkäufe", "/meinkonto/einkaeufe", "Bestellung Rechnung Lieferstatus Sendung"),
  page("Mein Konto", "/meinkonto/uebersicht", "Kundenkonto Anmeldung Login registrieren Passwort"),
  page("Newsletter anmelden", "/newsletter/anmelden/", "abmelden abbestellen"),
  page("Handwerksservice", "/service/handwerksservice/", "Handwerker Montage Einbau"),
  page(
    "Energieeffizientes Wohnen",
    "/service/energieeffizientes-wohnen/",
    "Wärmepumpe Photovoltaik Sanierung",
  ),
  page("Merkliste", "/merkliste", "Wunschliste Wunschzettel"),
  page("Warenkorb", "/warenkorb", "Einkaufswagen"),
]

/**
 * Returns all pages that the search suggests in its content channel: the service pages and the pages of the
 * markets.
 */
export const contentPages = (
  markets: ReadonlyArray<Pick<Market, "name" | "link">>,
): ReadonlyArray<ContentPage> => [...servicePages, ...markets.map(({ link, name }) => page(name, link))]
