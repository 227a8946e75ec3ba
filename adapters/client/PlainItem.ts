/**
 * An article to add to the basket, in plain types.
 * @example
 * import { basket, createShop, type PlainItem } from "@heimwerk/adapters/client"
 *
 * const item: PlainItem = { articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" }
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket })
 * const added = await shop.basket.add(item)
 * added.ok && added.value.totalQuantity // => 2
 */
export interface PlainItem {
  /** The article number: 6 to 10 digits. */
  readonly articleId: string
  /** The number of pieces, from 1 to 999. */
  readonly quantity: number
  readonly deliveryType: "marketPickup" | "homeDelivery"
}
