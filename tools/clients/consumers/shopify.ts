// step: npm install @shopify/storefront-api-client
// step: create an access token for the Storefront API in the administration of Shopify
// step: write the queries and mutations in GraphQL, and the types of their answers
// step: find a service for positions of towns and for opening hours, because the Storefront API has neither
// step: write the flags of a price and the optimistic basket
// missing: near markets of a typed town
// missing: opening status
// missing: idempotency key
import { createStorefrontApiClient } from "@shopify/storefront-api-client"

import type { FrontEnd } from "./FrontEnd.js"

interface Money {
  readonly amount: string
}
interface Cart {
  readonly id: string
  readonly totalQuantity: number
}
interface Product {
  readonly title: string
  readonly priceRange: { readonly minVariantPrice: Money }
  readonly compareAtPriceRange: { readonly minVariantPrice: Money }
}
interface Changed {
  readonly cart: Cart | null
  readonly userErrors: ReadonlyArray<{ readonly message: string }>
}

const productQuery = `query ($id: ID!) @inContext(language: DE) {
  product(id: $id) {
    title
    priceRange { minVariantPrice { amount } }
    compareAtPriceRange { minVariantPrice { amount } }
  }
}`
const createMutation = `mutation ($lines: [CartLineInput!]) @inContext(language: DE) {
  changed: cartCreate(input: { lines: $lines }) { cart { id totalQuantity } userErrors { message } }
}`
const addMutation = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) @inContext(language: DE) {
  changed: cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id totalQuantity } userErrors { message } }
}`

const unavailable = "Der Shop antwortet gerade nicht. Bitte versuche es noch einmal."
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })

export const makeFrontEnd = (storeDomain: string, publicAccessToken: string): FrontEnd => {
  const client = createStorefrontApiClient({
    storeDomain,
    publicAccessToken,
    apiVersion: "2026-07",
    retries: 2,
  })
  const listeners = new Set<(count: number) => void>()
  const pending: Array<number> = []
  let confirmed = 0
  let cartId = localStorage.getItem("cart")
  let queue: Promise<unknown> = Promise.resolve()
  const count = () => pending.reduce((sum, quantity) => sum + quantity, confirmed)
  const publish = () => {
    for (const listener of listeners) listener(count())
  }
  const send = async (merchandiseId: string, quantity: number): Promise<string> => {
    const lines = [{ merchandiseId, quantity }]
    const { data } = await client.request<{ readonly changed: Changed }>(
      cartId === null ? createMutation : addMutation,
      { variables: cartId === null ? { lines } : { cartId, lines } },
    )
    pending.shift()
    const changed = data?.changed
    if (changed?.cart) {
      cartId = changed.cart.id
      confirmed = changed.cart.totalQuantity
      localStorage.setItem("cart", cartId)
    }
    publish()
    return changed === undefined ? unavailable : (changed.userErrors[0]?.message ?? "")
  }
  return {
    near: async () => ["Die Marktsuche gibt es hier nicht."],
    price: async (id) => {
      const { data } = await client.request<{ readonly product: Product | null }>(productQuery, {
        variables: { id },
      })
      if (!data?.product) return [unavailable]
      const { compareAtPriceRange, priceRange, title } = data.product
      const amount = Number(priceRange.minVariantPrice.amount)
      const reduced = amount < Number(compareAtPriceRange.minVariantPrice.amount) ? ["Aktion"] : []
      return [title, euros.format(amount), ...reduced]
    },
    add: (merchandiseId, quantity) => {
      pending.push(quantity)
      publish()
      const sent = queue.then(() => send(merchandiseId, quantity))
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
