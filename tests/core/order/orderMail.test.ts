import { assert, describe, it } from "@effect/vitest"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { withKeyFacts } from "@heimwerk/core/order/withKeyFacts.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, market, item, anna, requestFor, placed } from "../../support/checkout.ts"

describe("the confirmation of an order", () => {
  const links = {
    order: "https://shop.example/bestellung/HW-1/abc",
    withdrawal: "https://shop.example/widerruf",
    terms: "https://shop.example/rechtliches/agb",
    retailer: Retailer.defaultValue(),
  }
  /** Splits the text of a mail into the paragraphs about the order and the legal text that every mail contains. */
  const split = (text: string) => {
    const [own = "", legal = ""] = text.split("\n\nWiderrufsbelehrung\n\n")
    return { own: own.split("\n\n"), legal }
  }
  const ending = "Deine Bestellung ansehen oder stornieren:\nhttps://shop.example/bestellung/HW-1/abc"

  it("the mail of a reservation names the articles, the pickup, the total and the link", () => {
    const { html: _, text, ...rest } = orderMail(placed(requestFor()), links)
    assert.deepStrictEqual<unknown>(rest, {
      id: "order-HW-1",
      to: anna.email,
      subject: "Deine Reservierung HW-1",
    })
    const { city, street, zip } = market.address
    assert.deepStrictEqual(split(text).own, [
      "Hallo Anna Berg,",
      "wir haben deine Reservierung vom 23.11.2026 erhalten. Du bezahlst bei der Abholung.",
      "Abholung im Markt",
      "Montag, 23.11.2026, ab 15:10 abholbereit",
      "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.",
      `  ${market.name}\n  ${street}\n  ${zip} ${city}`,
      `  2 Stück ${hammer.name}, Artikel ${hammer.articleId}, je 10,00 €: 20,00 €`,
      "Artikel: 20,00 €\nVersand: kostenlos\nSumme: 20,00 €\ndarin MwSt.: 3,19 €",
      "Zahlung: Bei der Abholung im Markt bezahlen",
      ending,
    ])
  })

  it("the mail of an order with delivery to the home names the shipping, the discount and how to pay", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const order = {
      ...placed(requestFor(world, "bankTransfer"), world),
      discount: toCents(100),
      total: toCents(1_395),
    }
    const { subject, text } = orderMail(order, links)
    assert.strictEqual(subject, "Deine Bestellung HW-1")
    assert.deepStrictEqual(split(text).own, [
      "Hallo Anna Berg,",
      "wir haben deine Bestellung vom 23.11.2026 erhalten.",
      "Lieferung nach Hause",
      "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
      "  Anna Berg\n  Hinterhaus\n  Werkstraße 1\n  50667 Köln",
      `  1 Stück ${hammer.name}, Artikel ${hammer.articleId}, je 10,00 €: 10,00 €`,
      "Artikel: 10,00 €\nRabatt: -1,00 €\nVersand: 4,95 €\nSumme: 13,95 €\ndarin MwSt.: 2,39 €",
      "Zahlung: Vorkasse per Überweisung",
      "  Bitte überweise 13,95 € so, dass das Geld bis 30.11.2026 bei uns ist, an:\n  Heimwerk Baumarkt GmbH\n  IBAN DE89 3704 0044 0532 0130 00\n  Verwendungszweck HW-1",
      ending,
    ])
  })

  it("the confirmation of an order names the key facts of its articles and the guarantee of the own brand", () => {
    const order = placed(requestFor())
    const attributes = [{ name: "Kopfgewicht", value: "300 g" }]
    const { brand } = links.retailer
    const details = [{ articleId: hammer.articleId, brand: brand.brand, attributes }]
    const deliveries = withKeyFacts(order.deliveries, details, brand)
    const { html, text } = orderMail({ ...order, deliveries }, links)
    for (const part of [text, html])
      assert.match(part ?? "", /je 10,00\s€ · Kopfgewicht: 300 g · Garantie: 5 Jahre/u)
  })

  it("the HTML of an order confirmation lists articles and sums as tables with captions", () => {
    const { html = "" } = orderMail(placed(requestFor()), links)
    for (const part of [
      "<caption>Artikel: Abholung im Markt</caption>",
      '<th scope="col">Artikel</th><th scope="col">Menge</th><th scope="col">Summe</th>',
      `<th scope="row">${hammer.name}, Artikel ${hammer.articleId}, je 10,00\u00A0€</th><td>2\u00A0Stück</td><td>20,00\u00A0€</td>`,
      "<caption>Summe der Bestellung</caption>",
    ])
      assert.include(html.replaceAll("2 Stück", "2\u00A0Stück"), part)
  })

  it("an order confirmation has no empty paragraphs, and names no time for a delivery without a promise", () => {
    const order = placed(requestFor())
    const [delivery] = order.deliveries
    assert.isDefined(delivery)
    const { promise: _, ...without } = delivery
    const { html, text } = orderMail({ ...order, deliveries: [without] }, links)
    assert.deepStrictEqual(split(text).own.slice(2, 4), [
      "Abholung im Markt",
      `  ${market.name}\n  ${market.address.street}\n  ${market.address.zip} ${market.address.city}`,
    ])
    assert.notInclude(html, "<p></p>")
  })

  it("every order confirmation contains the notice of withdrawal with its form, the retailer and the liability for defects", () => {
    const { html = "", text } = orderMail(placed(requestFor()), links)
    const { legal } = split(text)
    for (const sentence of [
      "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.",
      "die letzte Ware in Besitz genommen haben bzw. hat.",
      "Vertrag widerrufen:\nhttps://shop.example/widerruf",
      "Muster-Widerrufsformular",
      "Hiermit widerrufe(n) ich/wir (*)",
      "Dein Vertragspartner",
      "  Heimwerk Baumarkt GmbH\n  Werkbankallee 1\n  50667 Köln\n  Telefon 0221 5550100\n  E-Mail service@heimwerk.example",
      "USt-IdNr. DE000000000",
      "Für alle Artikel gilt das gesetzliche Mängelhaftungsrecht.",
      "Allgemeine Geschäftsbedingungen:\nhttps://shop.example/rechtliches/agb",
    ]) {
      assert.include(legal, sentence)
      for (const part of sentence.split("\n")) assert.include(html, part.trim().replace(/:$/u, ""))
    }
  })
})
