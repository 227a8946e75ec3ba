// step: npm install @shopify/hydrogen-react react react-dom, and @types/react for its declarations
// step: create an access token for the Storefront API in the administration of Shopify
// step: write the query of a product in GraphQL, and send it with fetch
// step: find a service for positions of towns and for opening hours, because the Storefront API has neither
// step: write the flags of a price, the result of a change and the optimistic basket
// missing: near markets of a typed town
// missing: opening status
// missing: idempotency key
import { CartProvider, createStorefrontClient, ShopifyProvider, useCart } from "@shopify/hydrogen-react"
import type { Product } from "@shopify/hydrogen-react/storefront-api-types"
import { useEffect } from "react"
import { createRoot } from "react-dom/client"

import type { FrontEnd } from "./FrontEnd.js"

const productQuery = `query ($id: ID!) @inContext(language: DE) {
  product(id: $id) {
    title
    priceRange { minVariantPrice { amount } }
    compareAtPriceRange { minVariantPrice { amount } }
  }
}`

const unavailable = "Der Shop antwortet gerade nicht. Bitte versuche es noch einmal."
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })

interface Pending {
  readonly merchandiseId: string
  readonly quantity: number
  readonly settle: (refusal: string) => void
  isSent: boolean
  isRunning: boolean
}

export const makeFrontEnd = (storeDomain: string, storefrontToken: string): FrontEnd => {
  const client = createStorefrontClient({ storeDomain, publicStorefrontToken: storefrontToken })
  const listeners = new Set<(count: number) => void>()
  const pending: Array<Pending> = []
  const latest: { cart?: ReturnType<typeof useCart> } = {}
  let confirmed = 0
  const count = () => pending.reduce((sum, { quantity }) => sum + quantity, confirmed)
  const publish = () => {
    for (const listener of listeners) listener(count())
  }
  const advance = () => {
    const [first] = pending
    const { cart } = latest
    if (first === undefined || cart === undefined) return
    const isIdle = cart.status === "idle" || cart.status === "uninitialized"
    if (first.isSent && !isIdle) first.isRunning = true
    if (first.isRunning && isIdle) {
      pending.shift()
      first.settle(cart.error === undefined ? "" : unavailable)
      advance()
    } else if (!first.isSent && isIdle) {
      first.isSent = true
      cart.linesAdd([{ merchandiseId: first.merchandiseId, quantity: first.quantity }])
    }
  }
  const Bridge = () => {
    const current = useCart()
    useEffect(() => {
      latest.cart = current
      if (current.status === "idle") confirmed = current.totalQuantity ?? 0
      advance()
      publish()
    }, [current])
    return null
  }
  createRoot(document.createElement("div")).render(
    <ShopifyProvider
      storeDomain={storeDomain}
      storefrontToken={storefrontToken}
      storefrontApiVersion="2026-04"
      countryIsoCode="DE"
      languageIsoCode="DE"
    >
      <CartProvider countryCode="DE" languageCode="DE">
        <Bridge />
      </CartProvider>
    </ShopifyProvider>,
  )
  return {
    near: async () => ["Die Marktsuche gibt es hier nicht."],
    price: async (id) => {
      try {
        const response = await fetch(client.getStorefrontApiUrl(), {
          method: "POST",
          headers: client.getPublicTokenHeaders(),
          body: JSON.stringify({ query: productQuery, variables: { id } }),
        })
        const { data }: { readonly data?: { readonly product?: Product } } = await response.json()
        if (!data?.product) return [unavailable]
        const { compareAtPriceRange, priceRange, title } = data.product
        const amount = Number(priceRange.minVariantPrice.amount)
        const reduced = amount < Number(compareAtPriceRange.minVariantPrice.amount) ? ["Aktion"] : []
        return [title, euros.format(amount), ...reduced]
      } catch {
        return [unavailable]
      }
    },
    add: (merchandiseId, quantity) =>
      new Promise((settle) => {
        pending.push({ merchandiseId, quantity, settle, isSent: false, isRunning: false })
        publish()
        advance()
      }),
    subscribe: (listener) => {
      listeners.add(listener)
      listener(count())
      return () => void listeners.delete(listener)
    },
  }
}
