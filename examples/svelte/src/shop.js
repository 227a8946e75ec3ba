import { basket, createShop, markets, prices } from "@heimwerk/adapters/client"

const origin = import.meta.env.VITE_SHOP_ORIGIN ?? "http://127.0.0.1:4173"

/** The shop of this visitor. All components use the same basket. */
export const shop = createShop({ origin, brand: "heimwerk" }, { basket, markets, prices })
