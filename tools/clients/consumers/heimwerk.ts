// step: npm install @heimwerk/adapters @heimwerk/core effect
// step: name the page's origin in ALLOWED_ORIGINS of the shop
import { basket, createShop, markets, prices } from "@heimwerk/adapters/client"

import type { FrontEnd } from "./FrontEnd.js"

export const makeFrontEnd = (origin: string): FrontEnd => {
  const shop = createShop({ origin, brand: "heimwerk" }, { basket, markets, prices })
  return {
    near: async (town, signal) => {
      const found = await shop.markets.near(town, { limit: 3, signal })
      if (!found.ok) return [found.error.message]
      return found.value.markets.map(
        ({ distanceText, name, status }) => `${name}, ${distanceText}: ${status}`,
      )
    },
    price: async (id) => {
      const found = await shop.prices.article({ id })
      if (!found.ok) return [found.error.message]
      return [found.value.name, found.value.price.text, ...found.value.flags]
    },
    add: async (articleId, quantity) => {
      const added = await shop.basket.add({ articleId, quantity, deliveryType: "homeDelivery" })
      return added.ok ? "" : added.error.message
    },
    subscribe: (listener) => shop.basket.subscribe(({ basket }) => listener(basket.totalQuantity)),
  }
}
