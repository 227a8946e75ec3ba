import { basketOf } from "../basket/basketOf.ts"
import type { Supply } from "../basket/changedBasket.ts"
import type { KeptBasket } from "../basket/KeptBasket.ts"
import type { Market } from "../market/Market.ts"
import type { BankAccount } from "../payment/BankAccount.ts"
import type { PaymentMethod } from "../payment/PaymentMethod.ts"
import type { ShippingRoute } from "../promise/deliveryPromise.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import { offerOf } from "./offerOf.ts"
import { placedOrder } from "./placedOrder.ts"
import { offerChanges } from "./seenOffer.ts"
import type { OrderRequest } from "./CheckoutOffer.ts"
import type { Order } from "./Order.ts"

/** The data from which an order of a stored basket is made. */
interface Placing {
  readonly basket: KeptBasket
  /** The products of the basket, with the stock of the market. */
  readonly supply: Supply
  readonly request: OrderRequest
  readonly market: Market | undefined
  readonly orderId: string
  readonly now: BerlinTime
  /** The shipping route of a delivery to the home. */
  readonly route: ShippingRoute
  /** The payment methods of the shop. */
  readonly methods: ReadonlyArray<PaymentMethod>
  /** The shop's account for bank transfers. */
  readonly account: BankAccount
}

/** Why an order is refused, with a German sentence that says what to change. */
export interface Refused {
  readonly reason: "Invalid" | "NotOrderable" | "OfferChanged"
  readonly answer?: string
}

/**
 * Returns the order of a basket, or why it is refused. The server repeats every check of the checkout: the
 * basket can be ordered, the customer saw this offer, the payment is offered, and a delivery to the home has an
 * address.
 */
export const placing = ({
  account,
  basket,
  market,
  methods,
  now,
  orderId,
  request,
  route,
  supply,
}: Placing): Order | Refused => {
  const current = basketOf({ id: orderId, version: 1, ...basket }, supply.products, supply.benefits)
  const offer = offerOf({
    basket: current,
    products: supply.products,
    market,
    now,
    route,
    methods,
    postalCode: request.address?.postalCode,
  })
  const [problem] = offer.problems
  if (problem !== undefined) return { reason: "NotOrderable", answer: problem }
  const changes = offerChanges(request.seen, offer, request.payment)
  if (changes.length > 0) return { reason: "OfferChanged", answer: changes.join(" ") }
  if (!offer.payments.includes(request.payment)) return { reason: "Invalid" }
  return placedOrder({ account, offer, request, orderId, now, market }) ?? { reason: "Invalid" }
}

/** The pieces that an order takes from the stock of its market. */
export interface TakenPieces {
  readonly articleId: Order["deliveries"][number]["lines"][number]["product"]["articleId"]
  readonly quantity: number
}

/**
 * Returns the pieces that an order takes from the market's stock. They are sorted by article, so that parallel
 * orders lock their rows in the same sequence. The order takes no pieces of an article that the market must
 * order first.
 */
export const takenPieces = (order: Order, products: Supply["products"]): ReadonlyArray<TakenPieces> =>
  order.deliveries
    .filter(({ deliveryType }) => deliveryType === "marketPickup")
    .flatMap(({ lines }) => lines)
    .flatMap(({ product: { articleId }, quantity }) => {
      const stock = products.find((product) => product.articleId === articleId)?.stock ?? 0
      return stock >= quantity ? [{ articleId, quantity }] : []
    })
    .toSorted((a, b) => (a.articleId < b.articleId ? -1 : 1))
