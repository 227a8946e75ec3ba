/** Returns the path of an order for everybody who has its link. The token is the secret part. */
export const orderPath = (orderId: string, token: string): string =>
  `/bestellung/${encodeURIComponent(orderId)}/${encodeURIComponent(token)}`
