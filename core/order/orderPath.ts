/** Pattern of `orderPath` for routers: the order number `id` and the secret `token`. */
export const orderRoute = "/bestellung/:id/:token"

/** Returns the path of an order's page. The token gives access to the order without a login. */
export const orderPath = (orderId: string, token: string): string =>
  `/bestellung/${encodeURIComponent(orderId)}/${encodeURIComponent(token)}`
