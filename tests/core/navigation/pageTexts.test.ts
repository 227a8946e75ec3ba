import { assert, describe, it } from "@effect/vitest"
import {
  appStores,
  copyrightText,
  footerClaims,
  paymentMethods,
  shippingCompanies,
  socialPages,
} from "@heimwerk/core/navigation/footer.ts"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { offlinePage } from "@heimwerk/core/navigation/offlinePage.ts"
import { errorPage, maintenancePage, notFoundPage } from "@heimwerk/core/navigation/pageTexts.ts"

describe("German texts of the page frame and the error pages", () => {
  it("the page for an unknown URL has a headline, two sentences, a search and a link to the home page", () => {
    assert.deepStrictEqual<unknown>(notFoundPage, {
      headline: "Seite nicht gefunden",
      sentences: [
        "Die Seite, die du suchst, gibt es nicht oder nicht mehr.",
        "Such nach einem Artikel oder geh zurück zur Startseite.",
      ],
      placeholder: "Finden & machen",
      searchButton: "Suchen",
      home: { text: "Zur Startseite zurück", href: "/" },
    })
  })

  it("the maintenance page has a headline, two lines and a button", () => {
    assert.deepStrictEqual<unknown>(maintenancePage, {
      headline: "Renovierungsarbeiten an unserer Webseite",
      sentences: [
        "Unsere Webseite ist vorübergehend nicht erreichbar.",
        "Bitte versuche es später noch einmal.",
      ],
      button: "Neuer Versuch",
    })
  })

  it("the error page has a headline, a text, a retry button and a link to the home page", () => {
    assert.deepStrictEqual<unknown>(errorPage, {
      headline: "Da ist etwas schief gelaufen",
      text: "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut.",
      button: "Neuer Versuch",
      home: { text: "Zur Startseite zurück", href: "/" },
    })
  })

  it("the offline page has a headline, a text, a retry button and the text of a link for staying on the current page", () => {
    assert.deepStrictEqual<unknown>(offlinePage, {
      headline: "Du bist offline",
      text: "Wir erreichen den Shop gerade nicht. Sobald die Verbindung wieder da ist, öffnet sich die Seite von selbst.",
      button: "Neuer Versuch",
      stay: "Auf der Seite bleiben",
    })
  })

  it("each legal link is listed once and leads to the main site", () => {
    assert.deepStrictEqual(
      legalLinks.map(({ href, text }) => [text, href]),
      [
        ["Datenschutz", "https://www.heimwerk.example/datenschutz/"],
        ["Impressum", "https://www.heimwerk.example/impressum/"],
        ["AGB", "https://www.heimwerk.example/agb/"],
        ["Nutzungsbedingungen", "https://www.heimwerk.example/nutzungsbedingungen/"],
        ["Widerrufsrecht", "https://www.heimwerk.example/agb/onlineshop/#widerruf"],
        ["Barrierefreiheit", "https://www.heimwerk.example/barrierefreiheit/"],
      ],
    )
  })

  it("the terms of an order are the legal pages on privacy, general terms and withdrawal", () => {
    assert.deepStrictEqual(
      legalLinks.filter(({ isAboutSite }) => isAboutSite !== true).map(({ text }) => text),
      ["Datenschutz", "AGB", "Widerrufsrecht"],
    )
  })

  it("the footer names four claims, four payment methods and one shipping company", () => {
    assert.deepStrictEqual<unknown>(footerClaims, {
      shipping: {
        title: "Paketversand ab 49 € gratis",
        text: "Ausgenommen Speditionsware, für die Mehrkosten anfallen.",
      },
      guarantee: { title: "5 Jahre Garantie", text: "Auf alle Artikel unserer Eigenmarken." },
      exchange: { title: "90 Tage Umtausch", text: "In jedem Markt, ganz in Ruhe." },
      reservation: {
        title: "In einer Stunde abholbereit",
        text: "Online reservieren und im Markt mitnehmen.",
      },
    })
    assert.deepStrictEqual(paymentMethods, ["MasterCard", "Visa", "PayPal", "Klarna"])
    assert.deepStrictEqual(shippingCompanies, ["DHL"])
  })

  it("the footer links to the retailer's social pages and both app stores through the main site", () => {
    assert.deepStrictEqual(
      [...Object.values(socialPages), ...appStores].map(({ href, text }) => [text, href]),
      [
        ["Instagram", "https://www.heimwerk.example/instagram/"],
        ["Facebook", "https://www.heimwerk.example/facebook/"],
        ["YouTube", "https://www.heimwerk.example/youtube/"],
        ["Pinterest", "https://www.heimwerk.example/pinterest/"],
        ["App Store (iOS)", "https://www.heimwerk.example/app/ios/"],
        ["Google Play (Android)", "https://www.heimwerk.example/app/android/"],
      ],
    )
  })

  it("the copyright text contains the year and the company", () => {
    assert.strictEqual(copyrightText(2026, { brand: "Heimwerk" }), "© 2026 Heimwerk Baumarkt GmbH")
    assert.strictEqual(copyrightText("1999", { brand: "Werkbank" }), "© 1999 Werkbank Baumarkt GmbH")
  })
})
