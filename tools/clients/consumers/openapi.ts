// step: npm install openapi-fetch
// step: npm install --save-dev openapi-typescript typescript@5
// step: npx openapi-typescript https://shop.example/openapi.json --output schema.d.ts, again after each release of the shop
// step: name the page's origin in ALLOWED_ORIGINS of the shop
// step: write retries, the idempotency key, the queue of commands and the optimistic basket
import createClient from "openapi-fetch"

import type { FrontEnd } from "./FrontEnd.js"
import type { paths } from "./schema.js"

const messageOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : "Der Shop antwortet gerade nicht. Bitte versuche es noch einmal."

/** Sends a request. Repeats it after a failure of the network or the shop, at most twice. */
const fetchWithRetries = async (request: Request): Promise<Response> => {
  for (let retry = 0; ; retry++) {
    const response = await fetch(request.clone()).catch((cause: unknown) => {
      if (retry === 2 || request.signal.aborted) throw cause
      return undefined
    })
    if (response !== undefined && (retry === 2 || response.status < 500)) return response
    await new Promise((resolve) => {
      setTimeout(resolve, 100 * 2 ** retry)
    })
  }
}

export const makeFrontEnd = (origin: string): FrontEnd => {
  const client = createClient<paths>({ baseUrl: origin, credentials: "include", fetch: fetchWithRetries })
  const path = { brand: "heimwerk" }
  const listeners = new Set<(count: number) => void>()
  const pending: Array<number> = []
  let confirmed = 0
  let queue: Promise<unknown> = Promise.resolve()
  const count = () => pending.reduce((sum, quantity) => sum + quantity, confirmed)
  const publish = () => {
    for (const listener of listeners) listener(count())
  }
  const send = async (articleId: string, quantity: number): Promise<string> => {
    const header = {
      "idempotency-key": crypto.randomUUID(),
      "X-Requested-With": "XMLHttpRequest",
    }
    try {
      const { data, error } = await client.POST("/shop/rest/V1/{brand}/basket/items", {
        params: { path, header },
        body: { articleId, quantity, deliveryType: "homeDelivery" },
      })
      if (data === undefined) return messageOf(error)
      confirmed = data.lineItems.reduce((sum, line) => sum + line.quantity, 0)
      return ""
    } catch {
      return messageOf(undefined)
    } finally {
      pending.shift()
      publish()
    }
  }
  return {
    near: async (near, signal) => {
      const query = { near, limit: "3" }
      const { data, error } = await client.GET("/public/api/markets/near", { params: { query }, signal })
      if (data === undefined) return [messageOf(error)]
      return data.markets.map(({ distanceText, name, status }) => `${name}, ${distanceText}: ${status}`)
    },
    price: async (id) => {
      const { data, error } = await client.GET("/public/api/articles/{id}/price", {
        params: { path: { id } },
      })
      if (data === undefined) return [messageOf(error)]
      return [data.name, data.price.text, ...data.flags]
    },
    add: (articleId, quantity) => {
      pending.push(quantity)
      publish()
      const sent = queue.then(() => send(articleId, quantity))
      queue = sent
      return sent
    },
    subscribe: (listener) => {
      listeners.add(listener)
      listener(count())
      return () => void listeners.delete(listener)
    },
  }
}
