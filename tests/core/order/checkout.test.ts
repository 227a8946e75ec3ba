import { assert, describe, it } from "@effect/vitest"
import type { BasketItem, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import type { OrderRequest } from "@heimwerk/core/order/CheckoutOffer.ts"
import { newOrderId } from "@heimwerk/core/order/newOrderId.ts"
import { offerOf } from "@heimwerk/core/order/offerOf.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { paidPromises } from "@heimwerk/core/order/paidPromises.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { type CheckoutInput, orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import { orderButton } from "@heimwerk/core/order/orderTexts.ts"
import { placing, type Refused, takenPieces } from "@heimwerk/core/order/placing.ts"
import { offerChanges, seenOf } from "@heimwerk/core/order/seenOffer.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ShippingRoute } from "@heimwerk/core/promise/deliveryPromise.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Result } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"

const [market] = smallWorld.markets
const [hammer, saw] = smallWorld.assortment.articles.map(({ product }) => product)
if (market === undefined || hammer === undefined || saw === undefined)
  throw new Error("The small world is empty.")

const now = berlinTime(Date.parse("2026-11-23T14:40:00+01:00"))
const later = (minutes: number) => berlinTime(now.epochMillis + minutes * 60_000)

/** A product as the market has it. */
const at = (product: Product, stock: number, cents = 1_000): Product => ({
  ...product,
  price: { regular: toCents(cents), isBlur: false },
  availability: ["0", ...(stock > 0 ? (["1"] as const) : [])],
  stock,
})
const item = (
  product: Product,
  quantity: number,
  deliveryType: DeliveryType = "marketPickup",
): BasketItem => ({
  articleId: product.articleId,
  quantity: toQuantity(quantity),
  deliveryType,
})

interface World {
  readonly lines?: ReadonlyArray<BasketItem>
  readonly products?: ReadonlyArray<Product>
  readonly at?: typeof now
  readonly market?: typeof market | undefined
}

const route: ShippingRoute = { warehouse: "NW" }

const usual = { lines: [item(hammer, 2)], products: [at(hammer, 5), at(saw, 5)], at: now, market }

const offerIn = (world: World = {}, postalCode?: string) => {
  const { at: instant, lines, market: chosen, products } = { ...usual, ...world }
  const basket = basketOf({ ...keptNothing, id: "b", version: 1, lines }, products, noBenefits)
  return offerOf({ basket, products, market: chosen, now: instant, route, postalCode })
}

const anna: CheckoutInput = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  email: "anna.berg@kunde.example",
  phone: "",
  addition: "Hinterhaus",
  street: "Werkstraße 1",
  postalCode: "50667",
  city: "Köln",
}

const requestFor = (world: World = {}, payment: OrderRequest["payment"] = "payInMarket"): OrderRequest =>
  Result.getOrThrow(
    orderRequest(anna, { offer: offerIn(world), marketId: world.market?.id ?? market.id, payment }),
  )

const place = (request: OrderRequest, world: World = {}): Order | Refused => {
  const { at: instant, lines, market: chosen, products } = { ...usual, ...world }
  return placing({
    basket: { ...keptNothing, lines },
    supply: { products, benefits: noBenefits },
    request,
    market: chosen,
    orderId: "HW-1",
    now: instant,
    route,
  })
}

const placed = (request: OrderRequest, world: World = {}): Order => {
  const result = place(request, world)
  return "reason" in result ? assert.fail(result.reason) : result
}

describe("the offer of a checkout", () => {
  it("an offer has one delivery for each delivery type, with the promise of the pickup and the shipping cost", () => {
    const offer = offerIn({ lines: [item(saw, 1, "homeDelivery"), item(hammer, 2)] })
    assert.deepStrictEqual(
      offer.deliveries.map(({ deliveryType, lines, marketName, promise }) => [
        deliveryType,
        marketName,
        promise?.text,
        lines.length,
      ]),
      [
        ["marketPickup", market.name, "Heute ab 15:10 abholbereit", 1],
        ["homeDelivery", undefined, "Lieferung Mi., 25.11. bis Do., 26.11.", 1],
      ],
    )
    assert.deepStrictEqual<ReadonlyArray<number>>([offer.shipping, offer.total, offer.vat], [495, 3_495, 558])
    assert.deepStrictEqual([offer.payments, offer.problems], [["bankTransfer"], []])
  })

  it("an offer for an island contains the surcharge, and freight costs more than a parcel", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const freight = { ...world, products: [{ ...at(hammer, 5), freight: true }] }
    assert.deepStrictEqual(
      [offerIn(world, "50667"), offerIn(world, "26757"), offerIn(freight, "26757")].map(
        ({ islandSurcharge, shipping, total }) => [shipping, islandSurcharge, total],
      ),
      [
        [495, undefined, 1_495],
        [1_490, 995, 2_490],
        [8_990, 4_995, 9_990],
      ],
    )
    assert.strictEqual(offerIn(freight).deliveries[0]?.promise?.text, "Lieferung Fr., 27.11. bis Di., 01.12.")
  })

  it("an offer includes payment in the market only if all articles are collected there", () => {
    assert.deepStrictEqual(offerIn().payments, ["payInMarket", "bankTransfer"])
  })

  it("an offer promises a later pickup if the market must order one of the articles", () => {
    const ordered: Product = { ...at(hammer, 0), availability: ["2"] }
    assert.strictEqual(
      offerIn({ products: [ordered] }).deliveries[0]?.promise?.text,
      "Samstag ab 08:30 abholbereit",
    )
  })

  it.each([
    [{ lines: [] }, "Dein Warenkorb ist leer."],
    [{ market: undefined }, "Bitte wähle einen Markt, in dem du deine Artikel abholen möchtest."],
    [
      { market: { ...market, openingTimes: [], specialOpeningTimes: [] } },
      "In diesem Markt kannst du gerade nichts abholen. Bitte wähle einen anderen Markt.",
    ],
    [
      { products: [at(hammer, 0)] },
      `„${hammer.name}“ ist gerade nicht verfügbar. Bitte nimm den Artikel heraus.`,
    ],
    [
      { products: [at(hammer, 1)] },
      `Von „${hammer.name}“ ist nur noch 1 Stück verfügbar. Bitte ändere die Menge.`,
    ],
  ] satisfies ReadonlyArray<readonly [World, string]>)(
    "an offer says what must change before the basket can be ordered, case %#: %s",
    (world, problem) => {
      assert.deepStrictEqual(offerIn(world).problems, [problem])
    },
  )
})

describe("what changed since the customer saw an offer", () => {
  const seen = seenOf(offerIn())

  it("the customer reads about no change of the offer while the pickup moves by at most 15 minutes", () => {
    assert.deepStrictEqual(offerChanges(seen, offerIn(), "payInMarket"), [])
    assert.deepStrictEqual(offerChanges(seen, offerIn({ at: later(15) }), "payInMarket"), [])
  })

  it.each([
    ["a later pickup", { at: later(16) }, ["Der Termin für die Abholung hat sich geändert."]],
    [
      "another price",
      { products: [at(hammer, 5, 1_250)] },
      [`„${hammer.name}“ kostet jetzt 12,50 € statt 10,00 €.`],
    ],
    [
      "another quantity",
      { lines: [item(hammer, 3)] },
      [`Von „${hammer.name}“ sind jetzt 3 Stück im Warenkorb.`],
    ],
    ["another article", { lines: [item(hammer, 2), item(saw, 1)] }, [`„${saw.name}“ ist dazugekommen.`]],
    [
      "an article that was removed",
      { lines: [item(saw, 1)] },
      [`„${saw.name}“ ist dazugekommen.`, "Ein Artikel liegt nicht mehr im Warenkorb."],
    ],
  ] satisfies ReadonlyArray<readonly [string, World, ReadonlyArray<string>]>)(
    "the customer reads that the offer has changed: %s",
    (_, world, changes) => {
      assert.deepStrictEqual(offerChanges(seen, offerIn(world), "payInMarket"), changes)
    },
  )

  it("the customer reads about another total, for example without a voucher", () => {
    assert.deepStrictEqual(offerChanges({ ...seen, total: toCents(1_500) }, offerIn(), "payInMarket"), [
      "Die Summe ist jetzt 20,00 € statt 15,00 €.",
    ])
  })

  it("the customer reads about a delivery that moves to a later day, unless a bank transfer starts it", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const morning = offerIn({ ...world, at: later(-60) })
    assert.deepStrictEqual(offerChanges(seenOf(morning), offerIn(world), "payInMarket"), [
      "Der Termin für die Lieferung hat sich geändert.",
    ])
    assert.deepStrictEqual(offerChanges(seenOf(morning), offerIn(world), "bankTransfer"), [])
    assert.deepStrictEqual(offerChanges(seenOf(offerIn(world)), morning, "payInMarket"), [])
  })

  it("the customer reads about a pickup time that was added or is gone", () => {
    const { readyAt, ...without } = seen
    assert.isDefined(readyAt)
    assert.deepStrictEqual(offerChanges(without, offerIn(), "payInMarket"), [
      "Der Termin für die Abholung hat sich geändert.",
    ])
  })
})

describe("placing an order", () => {
  it("a reservation keeps the pickup time that the customer saw, and names the market", () => {
    const order = placed(requestFor(), { at: later(10) })
    assert.deepStrictEqual(
      order.deliveries.map(({ destination, marketId, promise, state }) => [
        state,
        marketId,
        destination,
        promise?.text,
      ]),
      [
        [
          "reserved",
          market.id,
          [market.name, market.address.street, `${market.address.zip} ${market.address.city}`],
          "Heute ab 15:10 abholbereit",
        ],
      ],
    )
    assert.deepStrictEqual(
      [order.payment, order.total, order.orderedOn],
      ["payInMarket", 2_000, "2026-11-23"],
    )
  })

  it("an order that is ready sooner than shown gets the sooner time", () => {
    const request = requestFor()
    const seen = { ...request.seen, readyAt: now.epochMillis + 3 * 86_400_000 }
    assert.strictEqual(
      placed({ ...request, seen }).deliveries[0]?.promise?.text,
      "Heute ab 15:10 abholbereit",
    )
  })

  it("an order with delivery to the home waits for the payment and goes to the typed address", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const [delivery] = placed(requestFor(world, "bankTransfer"), world).deliveries
    assert.deepStrictEqual(
      [delivery?.state, delivery?.destination, delivery?.promise?.text, delivery?.marketId],
      [
        "awaitingPayment",
        ["Anna Berg", "Hinterhaus", "Werkstraße 1", "50667 Köln"],
        "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
        undefined,
      ],
    )
    const request = requestFor(world, "bankTransfer")
    const { address } = request
    assert.isDefined(address)
    assert.deepStrictEqual(
      placed({ ...request, address: { ...address, addition: "" } }, world).deliveries[0]?.destination,
      ["Anna Berg", "Werkstraße 1", "50667 Köln"],
    )
  })

  it("an order to an island is refused until the customer has seen the surcharge", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const request = requestFor(world, "bankTransfer")
    assert.isDefined(request.address)
    const toIsland = { ...request, address: { ...request.address, postalCode: Plz.make("26757") } }
    assert.deepStrictEqual(place(toIsland, world), {
      reason: "OfferChanged",
      answer: "Die Summe ist jetzt 24,90 € statt 14,95 €.",
    })
    const seen = seenOf(offerIn(world, "26757"))
    assert.strictEqual<number>(placed({ ...toIsland, seen }, world).shipping, 1_490)
  })

  it("the promises of an order by bank transfer start with the payment", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery"), item(saw, 1)] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    const textsOf = ({ deliveries }: Order) => deliveries.map(({ promise }) => promise?.text)
    assert.deepStrictEqual(textsOf(order), [
      "Abholbereit, sobald deine Zahlung eingegangen ist und wir alles zusammengestellt haben",
      "Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang",
    ])
    const friday = berlinTime(Date.parse("2026-11-27T10:00:00+01:00"))
    const paid = paidPromises(order, { now: friday, market, isStocked: true })
    assert.deepStrictEqual(textsOf(paid), [
      "Heute ab 10:30 abholbereit",
      "Lieferung Sa., 28.11. bis Mo., 30.11.",
    ])
    assert.isDefined(paid.deliveries[0]?.promise?.keptUntil)
    assert.deepStrictEqual(
      textsOf(paidPromises(order, { now: friday, market: undefined, isStocked: true, deliveryId: "1" })),
      textsOf(order),
    )
  })

  it.each([
    ["an empty basket", {}, { lines: [] }, "NotOrderable"],
    ["another price than the one shown", {}, { products: [at(hammer, 5, 1_250)] }, "OfferChanged"],
    [
      "payment in the market for a delivery to the home",
      { lines: [item(hammer, 1, "homeDelivery")] },
      { lines: [item(hammer, 1, "homeDelivery")] },
      "Invalid",
    ],
  ] satisfies ReadonlyArray<readonly [string, World, World, Refused["reason"]]>)(
    "the shop refuses an order with %s",
    (_, shown, world, reason) => {
      const result = place(requestFor(shown), world)
      assert.strictEqual("reason" in result ? result.reason : undefined, reason)
    },
  )

  it("the shop refuses an order with delivery to the home without an address", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const { address: _, ...request } = requestFor(world, "bankTransfer")
    assert.deepStrictEqual(place(request, world), { reason: "Invalid" })
  })

  it("an order takes pieces only of articles that the market has, sorted by article", () => {
    const lines = [item(saw, 1), item(hammer, 2)]
    const products: ReadonlyArray<Product> = [at(hammer, 5), at(saw, 5)]
    const ids = [hammer, saw].map(({ articleId }) => articleId).toSorted()
    const order = placed(requestFor({ lines, products }), { lines, products })
    assert.deepStrictEqual(
      takenPieces(order, products).map(({ articleId }) => articleId),
      ids,
    )
    assert.deepStrictEqual(takenPieces(order, [at(hammer, 1), { ...at(saw, 0), availability: ["2"] }]), [])
    assert.deepStrictEqual(takenPieces(order, []), [])
  })
})

describe("the checkout form", () => {
  it("a reservation needs no address", () => {
    const input = { ...anna, street: "", postalCode: "", city: "" }
    const choices = { offer: offerIn(), marketId: market.id, payment: "payInMarket" } as const
    assert.isTrue(Result.isSuccess(orderRequest(input, choices)))
  })

  it("the checkout form names every wrong field of an order with delivery to the home", () => {
    const offer = offerIn({ lines: [item(hammer, 1, "homeDelivery")] })
    const result = orderRequest(
      { ...anna, firstName: " ", email: "anna", postalCode: "12" },
      { offer, marketId: undefined, payment: "bankTransfer" },
    )
    assert.deepStrictEqual(
      Result.isFailure(result) ? result.failure.problems.map(({ path }) => String(path[0])).toSorted() : [],
      ["email", "firstName", "postalCode"],
    )
  })

  it("the order button says whether the order must be paid", () => {
    assert.deepStrictEqual(
      [orderButton("payInMarket"), orderButton("bankTransfer")],
      ["Verbindlich reservieren", "Zahlungspflichtig bestellen"],
    )
  })
})

describe("the confirmation of an order", () => {
  const links = {
    order: "https://shop.example/bestellung/HW-1/abc",
    withdrawal: "https://shop.example/widerruf",
  }

  it("a reservation's mail names the articles, the pickup, the total, the link and the right of withdrawal", () => {
    const { id, subject, text, to } = orderMail(placed(requestFor()), links)
    assert.deepStrictEqual([id, subject, to], ["order-HW-1", "Deine Reservierung HW-1", anna.email])
    for (const part of [
      "Du bezahlst bei der Abholung.",
      "Abholung im Markt: Heute ab 15:10 abholbereit",
      "Wir halten deine Artikel bis Mittwoch, 25.11.2026, 20:00 Uhr bereit.",
      `2 Stück ${hammer.name}, Artikel ${hammer.articleId}, je 10,00 €: 20,00 €`,
      "Versand: kostenlos",
      "Summe: 20,00 €",
      "darin MwSt.: 3,19 €",
      links.order,
      links.withdrawal,
    ])
      assert.include(text, part)
  })

  it("the mail of an order with delivery to the home names shipping, discount and how to pay", () => {
    const world = { lines: [item(hammer, 1, "homeDelivery")] }
    const order = { ...placed(requestFor(world, "bankTransfer"), world), discount: toCents(100) }
    const { subject, text } = orderMail(order, links)
    assert.strictEqual(subject, "Deine Bestellung HW-1")
    for (const part of ["Versand: 4,95 €", "Rabatt: -1,00 €", "IBAN", "Verwendungszweck HW-1"])
      assert.include(text, part)
  })

  it("the path of an order contains its number and token, encoded", () => {
    assert.strictEqual(orderPath("HW-1", "a/b"), "/bestellung/HW-1/a%2Fb")
  })

  it.effect("order numbers have the day and 8 characters that cannot be confused", () =>
    Effect.gen(function* () {
      assert.match(yield* newOrderId("2026-11-23"), /^HW-20261123-[2346789A-HJKMNP-RT-Z]{8}$/u)
    }),
  )
})
