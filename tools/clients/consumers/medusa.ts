// step: npm install @medusajs/js-sdk, and @medusajs/types for its declarations
// step: create a publishable key and a region in the administration of Medusa, and allow the page's origin (storeCors)
// step: find a service for near markets and opening hours, because the store API has none
// step: write the flags of a price, German reasons and the optimistic basket
// missing: near markets
// missing: opening status
// missing: idempotency key
import Medusa, { FetchError } from "@medusajs/js-sdk"

import type { FrontEnd } from "./FrontEnd.js"

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })

const messageOf = (cause: unknown): string =>
  cause instanceof FetchError && cause.status === 400
    ? "Von diesem Artikel sind nicht so viele Stücke möglich."
    : "Der Shop antwortet gerade nicht. Bitte versuche es noch einmal."

export const makeFrontEnd = (baseUrl: string, publishableKey: string, region_id: string): FrontEnd => {
  const sdk = new Medusa({ baseUrl, publishableKey })
  const listeners = new Set<(count: number) => void>()
  const pending: Array<number> = []
  let confirmed = 0
  let queue: Promise<unknown> = Promise.resolve()
  const count = () => pending.reduce((sum, quantity) => sum + quantity, confirmed)
  const publish = () => {
    for (const listener of listeners) listener(count())
  }
  const send = async (variant_id: string, quantity: number): Promise<string> => {
    try {
      const id = localStorage.getItem("cart") ?? (await sdk.store.cart.create({ region_id })).cart.id
      localStorage.setItem("cart", id)
      const { cart } = await sdk.store.cart.createLineItem(id, { variant_id, quantity })
      confirmed = (cart.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
      return ""
    } catch (cause) {
      return messageOf(cause)
    } finally {
      pending.shift()
      publish()
    }
  }
  return {
    near: async () => ["Die Marktsuche gibt es hier nicht."],
    price: async (id) => {
      try {
        const fields = "title,*variants.calculated_price"
        const { product } = await sdk.store.product.retrieve(id, { region_id, fields })
        const price = product.variants?.[0]?.calculated_price
        const amount = price?.calculated_amount ?? 0
        const reduced = amount < (price?.original_amount ?? 0) ? ["Aktion"] : []
        return [product.title, euros.format(amount), ...reduced]
      } catch (cause) {
        return [messageOf(cause)]
      }
    },
    add: (variantId, quantity) => {
      pending.push(quantity)
      publish()
      const sent = queue.then(() => send(variantId, quantity))
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
