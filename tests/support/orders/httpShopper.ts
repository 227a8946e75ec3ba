import { assortment, markets } from "@heimwerk/fixtures/world.ts"

import { addToBasket, cookieHeader, ownPage, send } from "../../server/support/send.ts"

const rest = "/shop/rest/V1/heimwerk"

/** An article with its stock in one market. */
export interface Stocked {
  readonly articleId: string
  readonly marketId: string
  readonly pieces: number
}

/**
 * Returns the demonstration articles that some market has at least `min` pieces of, each with the first such
 * market. Leaves out articles that a market can order, because shoppers can buy those even without stock.
 */
export const stockedArticles = (min: number): ReadonlyArray<Stocked> => {
  const { articles, stock } = assortment()
  const places = markets(new Date().getFullYear())
  return articles.flatMap(({ orderable, product: { articleId } }) => {
    const market = orderable ? undefined : places.find(({ id }) => stock(articleId, id) >= min)
    return market === undefined
      ? []
      : [{ articleId, marketId: market.id, pieces: stock(articleId, market.id) }]
  })
}

/** Returns one article that some market has at least this many pieces of. Markets cannot order the article. */
export const stockedArticle = (min: number): Stocked => {
  const [first] = stockedArticles(min)
  if (first === undefined) throw new Error(`No article has ${min} pieces in a market.`)
  return first
}

/** Returns the number of pieces of an article that its market has now. */
export const piecesLeft = async (origin: string, { articleId, marketId }: Stocked): Promise<number> => {
  const { text } = await send(origin, `${rest}/stocks/availability`, {
    method: "POST",
    headers: ownPage(origin),
    body: JSON.stringify({ articleIds: [articleId] }),
  })
  const inMarkets: ReadonlyArray<{ readonly marketId: string; readonly stock?: number }> =
    JSON.parse(text).articles[0].markets
  return inMarkets.find((one) => one.marketId === marketId)?.stock ?? 0
}

/** A visitor whose basket is ready to order. */
interface HttpShopper {
  readonly cookie: string
  /** The body of the request that places the order. */
  readonly body: string
}

/**
 * Fills the basket of a new visitor for pickup. Returns the visitor with the body of the request that places
 * the order. The visitor pays by bank transfer, so that a later pickup time does not change the offer.
 */
export const httpShopper = async (
  origin: string,
  { articleId, marketId }: Stocked,
  quantity: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpShopper> => {
  const added = await addToBasket(origin, { articleId, quantity, deliveryType: "marketPickup" }, headers)
  const cookie = cookieHeader(added)
  const { text } = await send(origin, `${rest}/checkout/offer?marketId=${marketId}`, {
    headers: { ...headers, cookie },
  })
  const { deliveries, total } = JSON.parse(text)
  const [{ lines, promise }] = deliveries
  const body = JSON.stringify({
    contact: { salute: "", firstName: "Anna", lastName: "Berg", phone: "", email: "anna.berg@kunde.example" },
    marketId,
    payment: "bankTransfer",
    seen: {
      total,
      lines: lines.map(({ lineItemId, quantity: pieces, unitPrice }: Record<string, unknown>) => ({
        lineItemId,
        quantity: pieces,
        unitPrice,
      })),
      readyAt: promise.readyAt,
    },
  })
  return { cookie, body }
}

/** Orders the basket of a visitor. */
export const placeOrder = (
  origin: string,
  { body, cookie }: HttpShopper,
  key: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  send(origin, `${rest}/orders`, {
    method: "POST",
    headers: { ...ownPage(origin), ...headers, cookie, "idempotency-key": key },
    body,
  })
