import { assert, describe, it } from "@effect/vitest"
import { readCoupon } from "@heimwerk/adapters/client/reading/readCoupon.ts"
import { readMarketStatus, readNearMarkets } from "@heimwerk/adapters/client/reading/readMarketAnswers.ts"
import type { Read } from "@heimwerk/adapters/client/reading/Read.ts"
import { readAreas } from "@heimwerk/adapters/client/reading/readCraftsman.ts"
import { readDetail } from "@heimwerk/adapters/client/reading/readDetail.ts"
import { readOffer, readPlaced } from "@heimwerk/adapters/client/reading/readOffer.ts"
import { readOrder, readOrderSummary } from "@heimwerk/adapters/client/reading/readOrder.ts"
import { readAddress, readCustomer, readProfile } from "@heimwerk/adapters/client/reading/readPerson.ts"
import { readSuggestion } from "@heimwerk/adapters/client/reading/readSuggestions.ts"
import { toWire, WireCustomer } from "@heimwerk/adapters/http/contract/account/Customer.ts"
import { MarketStatusAnswer, NearMarketsAnswer } from "@heimwerk/adapters/http/contract/marketAnswers.ts"
import { DetailValues } from "@heimwerk/adapters/http/contract/search/Record.ts"
import { Profile } from "@heimwerk/core/account/Profile.ts"
import { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { CheckoutOffer, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import { Order, OrderSummary } from "@heimwerk/core/order/Order.ts"
import { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { Schema } from "effect"

import { hammer, item, offerIn, placed, requestFor, saw } from "../../support/checkout.ts"

const unexpected = (sentence: string) => assert.fail(sentence)

const written = <A, E>(schema: Schema.Codec<A, E>, value: A): unknown =>
  JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)))

/** Asserts that the client's reader and the contract's schema read the same value from the JSON of a server. */
const assertSame = <A, E>(schema: Schema.Codec<A, E>, read: Read<A>, value: A) => {
  const wire = written(schema, value)
  assert.deepStrictEqual(read(wire, unexpected), Schema.decodeUnknownSync(schema)(wire))
}

const spoken = (name: string, text: string): string => {
  if (/Name|street|city/u.test(name)) return `A${text}`.trim()
  return name === "phone" || name === "addition" ? text.trim() : text
}

/**
 * Returns a person's data with a name, a street and a town that are not blank. Trims the texts that the
 * schemas trim.
 */
const named = <A extends object>(person: A): A => ({
  ...person,
  ...Object.fromEntries(
    Object.entries(person).map(([name, value]) => [
      name,
      typeof value === "string" ? spoken(name, value) : value,
    ]),
  ),
})

const world = { lines: [item(hammer, 2), item(saw, 1, "homeDelivery")] }
const parcel = { carrier: "DHL", number: "ABC123456", link: "https://dhl.example/ABC123456" }
const line = { articleId: "1000001", name: "Hammer", quantity: "2 Stück", unitPrice: 1_000, sum: 2_000 }

/** An order with every optional field. */
const order = Schema.decodeUnknownSync(Order)({
  ...placed(requestFor(world, "bankTransfer"), world),
  bankAccount: { holder: "Heimwerk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
  payBy: 5,
  payments: [{ paymentId: "p1", method: "card", cents: 5, state: "paid", charge: "c1" }],
  transfers: [
    { cents: 500, at: 5, by: "nora" },
    { cents: 1, at: 6 },
  ],
  refunds: [
    { refundId: "1", paymentId: "p1", serviceId: "re_1", cents: 5, at: 1, by: "Anna", doneAt: 2 },
    { refundId: "2", isByHand: true, cents: 5, at: 1, refusals: 3, failedAt: 2, isClosed: true },
  ],
  due: 0,
  payWith: ["card"],
  token: "t1",
  invoices: [
    {
      number: "R-2026-000001",
      corrects: "R-2026-000000",
      deliveryId: "1",
      issuedOn: "2026-11-24",
      retailer: ["Heimwerk"],
      recipient: ["Anna Berg"],
      collectedIn: ["Heimwerk Köln"],
      lines: [line],
      discount: 0,
      shipping: 0,
      vatRate: 19,
      vat: 319,
      total: 2_000,
    },
  ],
  events: [
    { kind: "ship", actor: "staff", at: 1, deliveryId: "2", by: "Anna", cents: 5, parcel },
    { kind: "return", actor: "customer", at: 2, pieces: [{ articleId: "1000001", quantity: 1 }] },
  ],
})

describe("the readers of the client's further nouns", () => {
  it("the client reads all fields of an order and of a placed order", () => {
    assert.sameMembers(Object.keys(order), Object.keys(Order.fields))
    assertSame(Order, readOrder, order)
    assertSame(PlacedOrder, readPlaced, { order, token: "t1" })
  })

  it("the client reads an offer and an order with an energy class that it does not know, without this class", () => {
    const energyClass = { rating: "A++++", from: "A++++", to: "G", labelUrl: "/energie/A.svg" }
    const ofNewerShop = (wire: unknown): unknown =>
      JSON.parse(JSON.stringify(wire), (name, value) =>
        name === "product" ? { ...value, energyClass } : value,
      )
    const offer = offerIn({ lines: [item(hammer, 2), item(saw, 1, "homeDelivery")] })
    assert.deepStrictEqual(readOffer(ofNewerShop(written(CheckoutOffer, offer)), unexpected), offer)
    assert.deepStrictEqual(readOrder(ofNewerShop(written(Order, order)), unexpected), order)
  })

  it.prop(
    "the client reads every order summary that the HTTP contract can encode",
    { order: OrderSummary },
    ({ order }) => assertSame(OrderSummary, readOrderSummary, order),
  )

  it.prop(
    "the client reads every checkout offer that the HTTP contract can encode",
    { offer: CheckoutOffer },
    ({ offer }) => assertSame(CheckoutOffer, readOffer, offer),
  )

  it.prop(
    "the client reads every profile that the HTTP contract can encode",
    { profile: Profile },
    ({ profile }) => assertSame(Profile, readProfile, named(profile)),
  )

  it.prop(
    "the client reads every address of an address book that the HTTP contract can encode",
    { address: BookAddress },
    ({ address }) => assertSame(BookAddress, readAddress, named(address)),
  )

  it.prop(
    "the client reads every coupon that the HTTP contract can encode",
    { coupon: Coupon },
    ({ coupon }) => assertSame(Coupon, readCoupon, coupon),
  )

  it.prop(
    "the client reads every suggestion that the HTTP contract can encode",
    { suggestion: Suggestion },
    ({ suggestion }) => assertSame(Suggestion, readSuggestion, suggestion),
  )

  it.prop(
    "the client reads every market status that the HTTP contract can encode",
    { status: MarketStatusAnswer },
    ({ status }) => assertSame(MarketStatusAnswer, readMarketStatus, status),
  )

  it.prop(
    "the client reads every list of near markets that the HTTP contract can encode",
    { near: NearMarketsAnswer },
    ({ near }) => assertSame(NearMarketsAnswer, readNearMarkets, near),
  )

  it.prop(
    "the client reads every customer that the HTTP contract can encode",
    { customer: WireCustomer },
    ({ customer }) => {
      assert.deepStrictEqual(toWire(readCustomer(written(WireCustomer, customer), unexpected)), customer)
    },
  )

  it.prop(
    "the client reads the details of every product that the HTTP contract can encode",
    { values: DetailValues },
    ({ values }) => {
      const wire = written(DetailValues, values)
      const { priceInForce: _, ...detail } = Schema.decodeUnknownSync(DetailValues)(wire)
      assert.deepStrictEqual<unknown>(readDetail({ masterValues: wire }, unexpected), detail)
    },
  )

  it("the client reads the areas of the craftsman form from an object or a list, and leaves out an area without activities", () => {
    const options = [{ value: "bad", title: "Bad" }]
    const rooms = { options: [...options, { value: "leer", title: "Ohne Arbeiten" }] }
    const activities = { options: { bad: [{ value: "fliesen", title: "Fliesen" }] } }
    const areas = [{ ...options[0], activities: activities.options.bad }]
    for (const wire of [
      { rooms, activities },
      [
        { id: "rooms", ...rooms },
        { id: "activities", ...activities },
      ],
    ])
      assert.deepStrictEqual<unknown>(readAreas(wire, unexpected), areas)
    const [area] = Schema.decodeUnknownSync(Areas)({ rooms: { options }, activities })
    assert.deepStrictEqual<unknown>([area], areas)
  })
})
