import { assert, describe, it } from "@effect/vitest"
import { canSearchMarkets } from "@heimwerk/core/market/marketSearch.ts"
import { type Carriage, cutOffHour, deliveryPromise } from "@heimwerk/core/promise/deliveryPromise.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { addDays, weekdayName, weekdayOf } from "@heimwerk/core/values/calendar.ts"

import { page } from "../support/renderedPage.ts"

describe("the contact page", () => {
  it("the contact page has one canonical path, which ends with a slash", async () => {
    for (const path of ["/kontakt/", "/kontakt"])
      assert.strictEqual((await page(path)).meta.canonicalPath, "/kontakt/")
  })

  it("without a chosen market, the contact page shows the hours of advice and a link to choose a market, and no telephone number", async () => {
    const { html } = await page("/kontakt/")
    assert.include(html, "Mo-Sa 8:00-20:00 Uhr")
    assert.match(html, /Markt wählen<\/a>/u)
    assert.notInclude(html, "tel:")
  })

  it("the contact page shows the name, the telephone number and the opening status of the chosen market", async () => {
    const { html } = await page("/kontakt/", { cookies: { market_id: "521" } })
    assert.match(html, /Dein Markt: [^<]*Kiel/u)
    assert.match(html, /href="tel:\+49\d+"/u)
    assert.match(html, /(?:Geöffnet bis|Öffnet) /u)
  })

  it("the contact page answers questions about shipping, pickup, returns and guarantee with the texts of the footer claims, and a shop without a payment service names only its own ways to pay", async () => {
    const { html } = await page("/kontakt/")
    for (const answer of [
      "Paketversand ab 49 € gratis. Ausgenommen Speditionsware, für die Mehrkosten anfallen. Wir versenden mit DHL.",
      "In einer Stunde abholbereit. Online reservieren und im Markt mitnehmen.",
      "90 Tage Umtausch. In jedem Markt, ganz in Ruhe.",
      "5 Jahre Garantie. Auf alle Artikel unserer Eigenmarken.",
      "Im Onlineshop bezahlst du vorab per Überweisung oder bei der Abholung im Markt.",
    ])
      assert.include(html, answer)
    assert.notInclude(html, "PayPal")
    const online = await page("/kontakt/", { paysOnline: true })
    assert.include(online.html, "Im Onlineshop bezahlst du mit MasterCard, Visa, PayPal oder Klarna.")
  })
})

describe("the newsletter pages", () => {
  it("the newsletter page has one canonical path, and says that it needs JavaScript", async () => {
    for (const path of ["/newsletter/anmelden/", "/newsletter/anmelden"]) {
      const { html, meta } = await page(path)
      assert.strictEqual(meta.canonicalPath, "/newsletter/anmelden/")
      assert.match(html, /<button[^>]*disabled=""[^>]*>Zum Newsletter anmelden<\/button>/u)
      assert.match(html, /<noscript>.*JavaScript/u)
    }
  })

  it("the page of an incomplete newsletter link says that the link is incomplete, and search engines do not index confirmation links", async () => {
    for (const path of ["/newsletter/bestaetigen", "/newsletter/bestaetigen?token=%20"])
      assert.include((await page(path)).html, "In diesem Link fehlt etwas.")
    const { meta } = await page("/newsletter/bestaetigen?token=geheim")
    assert.deepStrictEqual([meta.robots, meta.canonicalPath], ["noindex", "/newsletter/bestaetigen"])
  })
})

/** A Monday, followed by two weeks without public holidays. */
const monday = "2026-11-23"
const ordinals = ["ersten", "zweiten", "dritten", "vierten", "fünften"]

/** Returns the days of a delivery, in German: the first and the last day after a Monday, and the last weekday. */
const deliveryDays = (carriage: Carriage) => {
  const promiseOn = (date: string) =>
    deliveryPromise(berlinTime(Date.parse(`${date}T08:00:00+01:00`)), carriage, {
      warehouse: "NW",
      destination: "NW",
    })
  const week = [0, 1, 2, 3, 4].map((days) => addDays(monday, days))
  const last = Math.max(...week.map((date) => weekdayOf(promiseOn(date).arrivesFrom)))
  const ordinalOf = (date: string) => {
    const days = Array.from({ length: 14 }, (_, index) => addDays(monday, index + 1))
    return ordinals[days.filter((day) => weekdayOf(day) <= last).indexOf(date)]
  }
  const { arrivesBy, arrivesFrom } = promiseOn(monday)
  return { first: ordinalOf(arrivesFrom), second: ordinalOf(arrivesBy), lastWeekday: weekdayName(last) }
}

describe("the page of shipping costs", () => {
  it("the page of shipping costs names the cut-off hour and the delivery days with which the shop promises deliveries", async () => {
    const { html } = await page("/service/versandkosten/")
    const [parcel, freight] = [deliveryDays("parcel"), deliveryDays("freight")]
    for (const text of [
      `werktags vor ${cutOffHour} Uhr`,
      `Ein Paket kommt am ${parcel.first} oder ${parcel.second} Zustelltag danach, von Montag bis ${parcel.lastWeekday}.`,
      `Die Spedition kommt am ${freight.first} bis ${freight.second} Tag, von Montag bis ${freight.lastWeekday}.`,
    ])
      assert.include(html, text)
  })
})

describe("the page of all markets", () => {
  it("the page of all markets refuses exactly the texts for which the search button of the store finder is disabled", async () => {
    for (const text of ["50", " 50 ", "506"]) {
      const { html } = await page(`/maerkte?suche=${encodeURIComponent(text)}`)
      const isRefused = html.includes("Bitte gib mindestens 3 Zeichen ein.")
      assert.strictEqual(isRefused, !canSearchMarkets(text, false), JSON.stringify(text))
    }
  })
})
