import { assert, describe, it } from "@effect/vitest"
import { deadlineOf, dueEvents } from "@heimwerk/core/order/deadline.ts"
import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { orderEventMail, refundMail, transferMail } from "@heimwerk/core/order/orderEventMail.ts"
import { orderOf } from "@heimwerk/core/order/orderOf.ts"
import { orderRules } from "@heimwerk/core/order/orderRules.ts"
import type { OrderEventKind, OrderState } from "@heimwerk/core/order/OrderState.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const keptUntil = Date.parse("2026-11-25T20:00:00+01:00")

const delivery = (state: OrderState, deliveryId = "1"): OrderDelivery => ({
  deliveryId,
  deliveryType: "marketPickup",
  state,
  destination: ["Köln-Deutz"],
  promise: { text: "", keptUntil },
  lines: [],
})

const order = (...deliveries: ReadonlyArray<OrderDelivery>): Order =>
  orderOf({
    orderId: "HW-1",
    orderedOn: "2026-11-20",
    contact: {
      salute: "",
      firstName: "Anna",
      lastName: "Berg",
      phone: "",
      email: Email.make("anna.berg@kunde.example"),
    },
    payment: "payInMarket",
    deliveries,
    discount: 0,
    shipping: 0,
  })

describe("the deadline of an order", () => {
  it.each([
    ["reserved", keptUntil],
    ["ready", keptUntil],
    ["awaitingPayment", Date.parse("2026-11-28T00:00:00+01:00")],
    ["picking", undefined],
    ["collected", undefined],
  ] as const)(
    "the deadline of a delivery in the state %s is %s (ms since 1970, undefined: none)",
    (state, instant) => {
      assert.strictEqual(deadlineOf(order(delivery(state)), 5), instant)
    },
  )

  it("a reservation without a pickup promise does not expire", () => {
    const { promise: _, ...without } = delivery("reserved")
    assert.isUndefined(deadlineOf(order(without), 5))
    assert.deepStrictEqual(dueEvents(order(without), keptUntil, 5), [])
  })

  it("the deadline of an order is the earliest deadline of its deliveries, and at that time only the deliveries with this deadline expire", () => {
    const both = order(delivery("awaitingPayment"), delivery("ready", "2"))
    assert.strictEqual(deadlineOf(both, 5), keptUntil)
    assert.deepStrictEqual(dueEvents(both, keptUntil, 5), [
      { kind: "expire", actor: "deadline", at: keptUntil, deliveryId: "2" },
    ])
    assert.deepStrictEqual(dueEvents(both, keptUntil - 1, 5), [])
  })

  it("an order whose open deliveries all expire has one event without a delivery id, but a shipped delivery has its own event", () => {
    const at = Date.parse("2026-12-10T00:00:00+01:00")
    const expired = { kind: "expire", actor: "deadline", at } as const
    const both = order(delivery("awaitingPayment"), delivery("ready", "2"))
    assert.deepStrictEqual(dueEvents(both, at, 5), [expired])
    assert.deepStrictEqual(dueEvents(order(delivery("collected"), delivery("ready", "2")), at, 5), [expired])
    assert.deepStrictEqual(dueEvents(order(delivery("collected")), at, 5), [])
    const ship = { kind: "ship", actor: "staff", at: Date.parse("2026-11-23T10:00:00+01:00") } as const
    const mixed = { ...order(delivery("ready"), delivery("shipped", "2")), events: [ship] }
    assert.deepStrictEqual(dueEvents(mixed, at, 5), [
      { ...expired, deliveryId: "1" },
      { ...expired, kind: "deliver", deliveryId: "2" },
    ])
  })

  it.each([
    ["is promised for a Wednesday and shipped before", "2026-11-25", "2026-11-23", 5, "2026-12-03"],
    ["is shipped later than promised", "2026-11-25", "2026-11-27", 5, "2026-12-05"],
    ["has no promised day", undefined, "2026-11-23", 5, "2026-12-01"],
    ["is promised for the week of Christmas", "2026-12-22", "2026-12-21", 5, "2026-12-31"],
    [
      "is promised for a Friday, with a setting of one working day",
      "2026-11-27",
      "2026-11-23",
      1,
      "2026-12-01",
    ],
  ] as const)(
    "a shipped delivery that %s (arrival by %s, shipped on %s, %d working days) counts as delivered at the start of %s",
    (_, arrivesBy, shippedOn, workingDays, start) => {
      const at = Date.parse(`${start}T00:00:00+01:00`)
      const home: OrderDelivery = {
        ...delivery("shipped"),
        deliveryType: "homeDelivery",
        promise: {
          text: "",
          route: { warehouse: "NW", destination: "NW" },
          ...(arrivesBy === undefined ? {} : { arrivesBy: CalendarDate.make(arrivesBy) }),
        },
      }
      const ship = { kind: "ship", actor: "staff", at: Date.parse(`${shippedOn}T10:00:00+01:00`) } as const
      const shipped = { ...order(home), events: [ship] }
      assert.strictEqual(deadlineOf(shipped, workingDays), at)
      assert.deepStrictEqual(dueEvents(shipped, at, workingDays), [
        { kind: "deliver", actor: "deadline", at, deliveryId: "1" },
      ])
      assert.deepStrictEqual(dueEvents(shipped, at - 1, workingDays), [])
    },
  )
})

describe("the deadline of a shipped delivery with incomplete data", () => {
  it("a shipped delivery without a promise counts as delivered 5 working days after its shipping", () => {
    const { promise: _, ...home } = delivery("shipped")
    const ship = { kind: "ship", actor: "staff", at: Date.parse("2026-11-23T10:00:00+01:00") } as const
    assert.strictEqual(
      deadlineOf({ ...order(home), events: [ship] }, 5),
      Date.parse("2026-12-01T00:00:00+01:00"),
    )
  })

  it("a shipped delivery whose shipping was not recorded has no deadline", () => {
    assert.isUndefined(deadlineOf(order(delivery("shipped")), 5))
    const ship = { kind: "ship", actor: "staff", at: keptUntil, deliveryId: "2" } as const
    const pick = { kind: "pick", actor: "staff", at: keptUntil } as const
    assert.isUndefined(deadlineOf({ ...order(delivery("shipped")), events: [ship, pick] }, 5))
  })
})

describe("the mail about an event of an order", () => {
  const links = {
    order: "https://shop.example/bestellung/HW-1/abc",
    withdrawal: "https://shop.example/widerruf",
    terms: "https://shop.example/rechtliches/agb",
    retailer: Retailer.defaultValue(),
  }
  const mailAbout = (kind: OrderEventKind, one: OrderDelivery = delivery("ready"), deliveryId?: string) =>
    orderEventMail(
      order({ ...one, state: orderRules[kind].to }),
      { kind, actor: "staff", at: 1, ...(deliveryId === undefined ? {} : { deliveryId }) },
      links,
    )

  const textOf = (...parts: ReadonlyArray<string>) =>
    [
      "Hallo Anna Berg,",
      ...parts,
      `Deine Bestellung ansehen:\n${links.order}`,
      "Viele Grüße\nDein Heimwerk Baumarkt\n",
    ].join("\n\n")
  const ready =
    "deine Artikel liegen im Markt für dich bereit. Zeige oder nenne bei der Abholung deinen Code."

  it("the mail about goods ready for pickup names the pickup code, the market and the deadline, and its HTML shows the code as QR code", () => {
    const mail = mailAbout("makeReady", { ...delivery("ready"), pickupCode: "HW-1-K7PQ" }, "1")
    assert.deepStrictEqual(
      [mail?.id, mail?.to, mail?.subject, mail?.qrCodes],
      ["order-HW-1-0", "anna.berg@kunde.example", "Abholbereit: deine Bestellung HW-1", ["HW-1-K7PQ"]],
    )
    assert.strictEqual(
      mail?.text,
      textOf(
        ready,
        "Dein Abholcode:\nHW-1-K7PQ",
        "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.",
        "  Köln-Deutz",
      ),
    )
    assert.include(
      mail?.html,
      'src="cid:code-0" width="200" height="200" alt="QR-Code mit dem Abholcode HW-1-K7PQ"',
    )
  })

  it("the mail that goods are ready for pickup leaves out a missing deadline and a missing pickup code", () => {
    const { promise: _, ...without } = delivery("ready")
    for (const one of [without, { ...without, promise: { text: "" } }]) {
      const mail = mailAbout("makeReady", one)
      assert.deepStrictEqual([mail?.text, mail?.qrCodes], [textOf(ready, "  Köln-Deutz"), undefined])
    }
  })

  it("the mail about a shipped parcel names the carrier and the parcel number, and links to the carrier's page if it is known", () => {
    const parcel = { carrier: "DHL", number: "00340434161094000001" }
    const link = "https://paket.example/00340434161094000001"
    const sent = "deine Artikel sind unterwegs zu dir."
    const named = "Sendung 00340434161094000001 mit DHL"
    assert.deepStrictEqual(
      [parcel, { ...parcel, link }].map(
        (one) => mailAbout("ship", { ...delivery("shipped"), parcel: one })?.text,
      ),
      [textOf(sent, named), textOf(sent, named, `Sendung verfolgen:\n${link}`)],
    )
  })

  it.each([
    ["ship", "Versandt", "deine Artikel sind unterwegs zu dir."],
    ["cancel", "Storniert", "deine Bestellung ist storniert. Bereits gezahlte Beträge erstatten wir dir."],
    ["expire", "Abgelaufen", "die Frist für deine Bestellung ist abgelaufen. Wir haben sie aufgelöst."],
  ] as const)(
    "the mail about the event '%s' of an order has the subject '%s' and the text: %s",
    (kind, subject, text) => {
      const mail = mailAbout(kind)
      assert.deepStrictEqual([mail?.subject, mail?.text], [`${subject}: deine Bestellung HW-1`, textOf(text)])
    },
  )

  it("the mail about an order that ended after a failed payment names this reason", () => {
    assert.strictEqual(
      orderEventMail(order(delivery("expired")), { kind: "expire", actor: "payments", at: 1 }, links)?.text,
      textOf("deine Zahlung ist fehlgeschlagen. Wir haben deine Bestellung aufgelöst."),
    )
  })

  it("the mail about a payment contains the promise of the paid delivery if the delivery has a promise", () => {
    const thanks = "deine Zahlung ist bei uns eingegangen. Vielen Dank!"
    const { promise: _, ...without } = delivery("paid")
    assert.deepStrictEqual(
      [{ ...without, promise: { text: "Heute ab 10:30 abholbereit" } }, without].map(
        (one) => mailAbout("pay", one)?.text,
      ),
      [textOf(thanks, "Heute ab 10:30 abholbereit."), textOf(thanks)],
    )
    const promised = { text: "Morgen ab 08:30 abholbereit", readyAt: Date.parse("2026-11-24T08:30:00+01:00") }
    assert.strictEqual(
      mailAbout("pay", { ...without, promise: promised })?.text,
      textOf(thanks, "Dienstag, 24.11.2026, ab 08:30 abholbereit."),
    )
    const promise = { text: "Lieferung Sa., 28.11. bis Mo., 30.11." }
    assert.strictEqual(mailAbout("pay", { ...without, promise })?.text, textOf(thanks, promise.text))
    assert.strictEqual(mailAbout("pay")?.subject, "Zahlung erhalten: deine Bestellung HW-1")
  })

  it("the mail about a refund names the amount of the refund", () => {
    const { id, subject, text } = refundMail(
      order(delivery("cancelled")),
      { refundId: "1", cents: toCents(1495), at: 1 },
      links,
    )
    assert.deepStrictEqual(
      [id, subject, text],
      [
        "order-HW-1-refund-1",
        "Erstattet: deine Bestellung HW-1",
        textOf("wir haben dir 14,95\u00A0€ erstattet. Das Geld ist in einigen Tagen auf deinem Konto."),
      ],
    )
  })

  it("the mail about an order whose payment method was changed to bank transfer names the bank account, line by line", () => {
    const { bankAccount: _, ...unpaid } = order(delivery("awaitingPayment"))
    const transfer: Order = {
      ...unpaid,
      payment: "bankTransfer",
      bankAccount: { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" },
      total: toCents(34_95),
    }
    const { id, subject, text } = transferMail(transfer, links)
    assert.deepStrictEqual(
      [id, subject, text],
      [
        "order-HW-1-transfer",
        "Zahlung per Überweisung: deine Bestellung HW-1",
        textOf(
          "Zahlung: Vorkasse per Überweisung",
          [
            "  Bitte überweise 34,95\u00A0€ so, dass das Geld bis 27.11.2026 bei uns ist, an:",
            "  Heimwerk Baumarkt GmbH",
            "  IBAN DE89 3704 0044 0532 0130 00",
            "  Verwendungszweck HW-1",
          ].join("\n"),
        ),
      ],
    )
  })

  it.each(["pick", "handOut", "deliver", "return"] as const)(
    "the customer gets no mail about the event '%s' of an order",
    (kind) => {
      assert.isUndefined(mailAbout(kind))
    },
  )

  it("the customer gets no mail about an unknown delivery", () => {
    assert.isUndefined(mailAbout("cancel", delivery("ready"), "9"))
  })
})
