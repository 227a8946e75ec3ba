import { assert } from "@effect/vitest"
import type { BasketItem, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import { basketOf } from "@heimwerk/core/basket/basketOf.ts"
import { noBenefits } from "@heimwerk/core/basket/noBenefits.ts"
import type { OrderRequest } from "@heimwerk/core/order/CheckoutOffer.ts"
import { offerOf } from "@heimwerk/core/order/offerOf.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import { orderRequest } from "@heimwerk/core/order/orderRequest.ts"
import { placing, type Refused } from "@heimwerk/core/order/placing.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { ShippingRoute } from "@heimwerk/core/promise/deliveryPromise.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Result } from "effect"

import { smallWorld } from "./smallWorld.ts"

const [firstMarket] = smallWorld.markets
const [first, second] = smallWorld.assortment.articles
if (firstMarket === undefined || first === undefined || second === undefined)
  throw new Error("The small world is empty.")

export const market: Market = firstMarket
export const hammer: Product = first.product
export const saw: Product = second.product

/** The time of the checkout: a Monday at 14:40. */
export const now = berlinTime(Date.parse("2026-11-23T14:40:00+01:00"))
/** Returns the time of the checkout plus the given minutes. */
export const later = (minutes: number) => berlinTime(now.epochMillis + minutes * 60_000)

/** Returns a product with a price in cents and with the market's stock; without stock it can only be delivered. */
export const stocked = (product: Product, stock: number, cents = 1_000): Product => ({
  ...product,
  price: { regular: toCents(cents), isBlur: false },
  availability: ["0", ...(stock > 0 ? (["1"] as const) : [])],
  stock,
})

/** Returns an article of the basket, collected in the market by default. */
export const item = (
  product: Product,
  quantity: number,
  deliveryType: DeliveryType = "marketPickup",
): BasketItem => ({
  articleId: product.articleId,
  quantity: toQuantity(quantity),
  deliveryType,
})

/** The circumstances of a checkout. By default: 2 hammers, collected in a market that has 5. */
export interface World {
  readonly lines?: ReadonlyArray<BasketItem>
  readonly products?: ReadonlyArray<Product>
  readonly at?: typeof now
  readonly market?: typeof market | undefined
}

const usual = { lines: [item(hammer, 2)], products: [stocked(hammer, 5), stocked(saw, 5)], at: now, market }

/** The shipping route of a delivery from the warehouse to an unknown federal state. */
export const route: ShippingRoute = { warehouse: "NW" }

/** The payment methods of a shop without a payment service. */
const { methods } = Payments.defaultValue()

/** Returns the offer that the customer sees, after typing a postcode if one is given. */
export const offerIn = (world: World = {}, postalCode?: string) => {
  const { at: instant, lines, market: chosen, products } = { ...usual, ...world }
  const basket = basketOf({ ...keptNothing, id: "b", version: 1, lines }, products, noBenefits)
  return offerOf({ basket, products, market: chosen, now: instant, route, methods, postalCode })
}

/** The filled-in fields of the checkout form. */
export const anna: CheckoutInput = {
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

/** Returns the order request of a customer who saw the offer of the given circumstances. */
export const requestFor = (
  world: World = {},
  payment: OrderRequest["payment"] = "payInMarket",
): OrderRequest =>
  Result.getOrThrow(
    orderRequest(anna, { offer: offerIn(world), marketId: world.market?.id ?? market.id, payment }),
  )

/** Places an order, which the shop may refuse. */
export const place = (request: OrderRequest, world: World = {}): Order | Refused => {
  const { at: instant, lines, market: chosen, products } = { ...usual, ...world }
  return placing({
    account: { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" },
    basket: { ...keptNothing, lines },
    supply: { products, benefits: noBenefits },
    request,
    market: chosen,
    orderId: "HW-1",
    now: instant,
    route,
    methods,
  })
}

/** Places an order that the shop accepts. */
export const placed = (request: OrderRequest, world: World = {}): Order => {
  const result = place(request, world)
  return "reason" in result ? assert.fail(result.reason) : result
}

/** The steps after which the first of two deliveries, a pickup, has been collected. */
export const collected = [
  { kind: "pay" },
  { kind: "pick" },
  { kind: "makeReady", deliveryId: "1" },
  { kind: "handOut", deliveryId: "1" },
] as const
