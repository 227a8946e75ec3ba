import { assert, describe, it } from "@effect/vitest"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, market, item, anna, requestFor, placed } from "../../support/checkout.ts"

/** The last lines of every confirmation. */
const ending = [
  "",
  "Deine Bestellung ansehen oder stornieren:",
  "https://shop.example/bestellung/HW-1/abc",
  "",
  "Du kannst den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Belehrung und Formular:",
  "https://shop.example/widerruf",
  "",
  "Viele Grüße",
  "Dein Heimwerk Baumarkt",
  "",
]

describe("the confirmation of an order", () => {
  const links = {
    order: "https://shop.example/bestellung/HW-1/abc",
    withdrawal: "https://shop.example/widerruf",
  }

  it("a reservation's mail names the articles, the pickup, the total, the link and the right of withdrawal", () => {
    const { text, ...rest } = orderMail(placed(requestFor()), links)
    assert.deepStrictEqual<unknown>(rest, {
      id: "order-HW-1",
      to: anna.email,
      subject: "Deine Reservierung HW-1",
    })
    const { city, street, zip } = market.address
    assert.deepStrictEqual(text.split("\n"), [
      "Hallo Anna Berg,",
      "",
      "wir haben deine Reservierung vom 23.11.2026 erhalten. Du bezahlst bei der Abholung.",
      "",
      "Abholung im Markt: Heute ab 15:10 abholbereit",
      "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.",
      `  ${market.name}`,
      `  ${street}`,
      `  ${zip} ${city}`,
      "",
      `  2 Stück ${hammer.name}, Artikel ${hammer.articleId}, je 10,00 €: 20,00 €`,
      "",
      "Artikel: 20,00 €",
      "Versand: kostenlos",
      "Summe: 20,00 €",
      "darin MwSt.: 3,19 €",
      "",
      "Zahlung: Bei der Abholung im Markt bezahlen",
      ...ending,
    ])
  })

  it("the mail of an order with delivery to the home names shipping, discount and how to pay", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const order = { ...placed(requestFor(world, "bankTransfer"), world), discount: toCents(100) }
    const { subject, text } = orderMail(order, links)
    assert.strictEqual(subject, "Deine Bestellung HW-1")
    assert.deepStrictEqual(text.split("\n"), [
      "Hallo Anna Berg,",
      "",
      "wir haben deine Bestellung vom 23.11.2026 erhalten.",
      "",
      "Lieferung nach Hause: Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
      "  Anna Berg",
      "  Hinterhaus",
      "  Werkstraße 1",
      "  50667 Köln",
      "",
      `  1 Stück ${hammer.name}, Artikel ${hammer.articleId}, je 10,00 €: 10,00 €`,
      "",
      "Artikel: 10,00 €",
      "Rabatt: -1,00 €",
      "Versand: 4,95 €",
      "Summe: 14,95 €",
      "darin MwSt.: 2,39 €",
      "",
      "Zahlung: Vorkasse per Überweisung",
      "Bitte überweise 14,95 € innerhalb von 7 Tagen an:",
      "  Heimwerk Baumarkt GmbH",
      "  IBAN DE89 3704 0044 0532 0130 00",
      "  Verwendungszweck HW-1",
      ...ending,
    ])
  })
})
