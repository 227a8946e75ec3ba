import { assert, describe, it } from "@effect/vitest"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { makeContentSuggestions } from "@heimwerk/core/search/suggestFrom.ts"
import { suggestionLink } from "@heimwerk/core/search/suggestionLink.ts"

const suggest = makeContentSuggestions(contentPages([{ name: "Heimwerk Köln", link: "/markt/koeln" }]))

describe("content suggestions of the shop", () => {
  it.each([
    ["angebote", "/angebote"],
    ["sonderangebot", "/angebote"],
    ["filiale", "/maerkte"],
    ["rabattcode", "/meinkonto/coupons"],
    ["registrieren", "/meinkonto/uebersicht"],
    ["abbestellen", "/newsletter/anmelden/"],
    ["montage", "/service/handwerksservice/"],
    ["photovoltaik", "/service/energieeffizientes-wohnen/"],
    ["wunschliste", "/merkliste"],
    ["einkaufswagen", "/warenkorb"],
    ["märkte", "/maerkte"],
    ["öffnungszeiten", "/maerkte"],
    ["kontakt", "/kontakt/"],
    ["hotline", "/kontakt/"],
    ["newsl", "/newsletter/anmelden/"],
    ["rückgabe", "/vertrag-widerrufen"],
    ["umtausch", "/vertrag-widerrufen"],
    ["gutschein", "/meinkonto/coupons"],
    ["gutscheine", "/meinkonto/coupons"],
    ["rechnungen", "/meinkonto/einkaeufe"],
    ["kundenkarte", "/vorteilskarte"],
    ["versandk", "/service/versandkosten/"],
    ["porto", "/service/versandkosten/"],
    ["handwerk", "/service/handwerksservice/"],
    ["energie", "/service/energieeffizientes-wohnen/"],
    ["merkl", "/merkliste"],
    ["warenkorb", "/warenkorb"],
    ["koeln", "/markt/koeln"],
  ])("for the term %j, the search suggests the page %s", (term, address) => {
    const links = suggest(term).map((page) => suggestionLink(page, term).split("?")[0])
    assert.deepStrictEqual(links, [address])
  })

  it("the search can suggest 14 content pages by their titles, and none of them is a category", () => {
    const pages = contentPages([])
    assert.deepStrictEqual(
      pages.map(({ name }) => name),
      [
        "Angebote",
        "Märkte und Öffnungszeiten",
        "Kontakt und Service",
        "Rückgabe und Widerruf",
        "Coupons und Gutscheine",
        "Vorteilskarte",
        "Versandkosten",
        "Meine Einkäufe",
        "Mein Konto",
        "Newsletter anmelden",
        "Handwerksservice",
        "Energieeffizientes Wohnen",
        "Merkliste",
        "Warenkorb",
      ],
    )
    assert.deepStrictEqual([...new Set(pages.map(({ type }) => type))], ["productName"])
  })
})
