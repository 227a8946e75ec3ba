import { assert, describe, it } from "@effect/vitest"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { orderNews } from "@heimwerk/core/order/orderNews.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"

import { collected, hammer, item, placed, requestFor } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2), item(hammer, 1, "homeDelivery")] }
const mixed = placed(requestFor(world, "bankTransfer"), world)
const parcel = { carrier: "DHL", number: "00340434161094000001", link: "https://paket.example/1" }

type Step = Omit<OrderEvent, "at" | "actor"> & Partial<Pick<OrderEvent, "actor">>

/** Applies steps to the mixed order, and returns the news about the last one. */
const newsAfter = (...steps: ReadonlyArray<Step>) => {
  let order: Order = mixed
  let news: ReturnType<typeof orderNews>
  for (const step of steps) {
    const event = { actor: "staff" as const, at: 1, ...step }
    order = orderReducer(order, event) ?? assert.fail(`The order does not allow '${step.kind}'.`)
    news = orderNews(event, order)
  }
  return news
}

/** Returns the subject of news, and its blocks as texts. */
const readable = (news: ReturnType<typeof orderNews>) =>
  news && [
    news.subject,
    ...news.blocks.map((block) => {
      if ("href" in block) return block.href
      if (block.kind === "lines") return block.lines.join("\n")
      return "text" in block ? block.text : block.kind
    }),
  ]

const deadline = { kind: "expire", actor: "deadline" } as const
const failure = { kind: "expire", actor: "payments" } as const

describe("the news about an order with a pickup and a delivery to the home", () => {
  it("the news about the payment of both deliveries contain the promises of both", () => {
    const promises = mixed.deliveries.map(({ promise }) => `${promise?.text ?? ""}.`)
    assert.strictEqual(new Set(promises).size, 2)
    assert.deepStrictEqual(readable(newsAfter({ kind: "pay" })), [
      "Zahlung erhalten: deine Bestellung",
      "deine Zahlung ist bei uns eingegangen. Vielen Dank!",
      ...promises,
    ])
    assert.deepStrictEqual(readable(newsAfter({ kind: "pay", deliveryId: "2" })), [
      "Zahlung erhalten: die Lieferung nach Hause deiner Bestellung",
      "deine Zahlung ist bei uns eingegangen. Vielen Dank!",
      promises[1],
    ])
  })

  it("the news about a parcel that staff ship after the pickup contain its number and its link", () => {
    assert.deepStrictEqual(readable(newsAfter(...collected, { kind: "ship", parcel })), [
      "Versandt: die Lieferung nach Hause deiner Bestellung",
      "deine Artikel sind unterwegs zu dir.",
      "Sendung 00340434161094000001 mit DHL",
      parcel.link,
    ])
  })

  it.each<readonly [name: string, steps: ReadonlyArray<Step>, texts: ReadonlyArray<string>]>([
    [
      "a cancelled delivery to the home",
      [{ kind: "pay" }, { kind: "cancel", deliveryId: "2" }],
      [
        "Storniert: die Lieferung nach Hause deiner Bestellung",
        "die Lieferung nach Hause deiner Bestellung ist storniert. Bereits dafür gezahlte Beträge erstatten wir dir.",
      ],
    ],
    [
      "a delivery to the home that staff cancel after the pickup",
      [...collected, { kind: "cancel" }],
      [
        "Storniert: die Lieferung nach Hause deiner Bestellung",
        "die Lieferung nach Hause deiner Bestellung ist storniert. Bereits dafür gezahlte Beträge erstatten wir dir.",
      ],
    ],
    [
      "an expired pickup",
      [{ ...deadline, deliveryId: "1" }],
      [
        "Abgelaufen: die Abholung im Markt deiner Bestellung",
        "die Frist für die Abholung im Markt deiner Bestellung ist abgelaufen. Wir haben diesen Teil aufgelöst.",
      ],
    ],
    [
      "a pickup whose payment has failed",
      [{ ...failure, deliveryId: "1" }],
      [
        "Abgelaufen: die Abholung im Markt deiner Bestellung",
        "deine Zahlung ist fehlgeschlagen. Wir haben die Abholung im Markt deiner Bestellung aufgelöst.",
      ],
    ],
    [
      "a cancelled order",
      [{ kind: "cancel" }],
      [
        "Storniert: deine Bestellung",
        "deine Bestellung ist storniert. Bereits gezahlte Beträge erstatten wir dir.",
      ],
    ],
    [
      "an expired order",
      [deadline],
      [
        "Abgelaufen: deine Bestellung",
        "die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst.",
      ],
    ],
  ])("the news about %s name what has ended", (_, steps, texts) => {
    assert.deepStrictEqual(readable(newsAfter(...steps)), texts)
  })

  it("the news about a cancelled delivery of an unpaid order name the amount that the customer still has to transfer, the last day and the bank account", () => {
    assert.strictEqual<number>(mixed.total, 34_95)
    assert.deepStrictEqual(readable(newsAfter({ kind: "cancel", deliveryId: "2" }))?.slice(2), [
      "Zahlung: Vorkasse per Überweisung",
      [
        "Bitte überweise 20,00\u00A0€ so, dass das Geld bis 30.11.2026 bei uns ist, an:",
        "Heimwerk Baumarkt GmbH",
        "IBAN DE89 3704 0044 0532 0130 00",
        "Verwendungszweck HW-1",
      ].join("\n"),
    ])
  })
})
