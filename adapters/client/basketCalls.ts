import { basketReadReasons, basketReasons } from "@heimwerk/core/basket/basketReasons.ts"

import { type BasketApi, basketRoutes as to } from "../http/contract/basket/api.ts"
import type { Connection } from "./connection/Connection.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { limited, readBasket, readMoved } from "./reading/readLists.ts"

const reads = /* @__PURE__ */ nounOf<typeof BasketApi>()(basketReadReasons, {
  get: { ...to.get, hasKey: false, read: readBasket },
  limited: { ...to.limited, hasKey: false, read: /* @__PURE__ */ limited(readBasket) },
})

const command = { hasKey: true, read: readBasket } as const

const commands = /* @__PURE__ */ nounOf<typeof BasketApi>()(basketReasons, {
  add: { ...to.add, ...command },
  addMany: { ...to.addMany, ...command },
  update: { ...to.update, ...command },
  remove: { ...to.remove, ...command },
  moveToWishlist: { ...to.moveToWishlist, hasKey: true, read: readMoved },
  addVoucher: { ...to.addVoucher, ...command },
  removeVoucher: { ...to.removeVoucher, ...command },
  addLoyaltyCard: { ...to.addLoyaltyCard, ...command },
  removeLoyaltyCard: { ...to.removeLoyaltyCard, ...command },
  addEmployeeCard: { ...to.addEmployeeCard, ...command },
  removeEmployeeCard: { ...to.removeEmployeeCard, ...command },
  addCoupon: { ...to.addCoupon, ...command },
  removeCoupon: { ...to.removeCoupon, ...command },
  checkAvailability: { ...to.checkAvailability, ...command },
})

/**
 * The requests of the visitor's basket without a store, for servers and workers: no optimistic changes, no queue and no
 * Effect. Each command returns the basket of the shop. In pages, use `basket`.
 * @example
 * import { basketCalls, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket: basketCalls })
 * const added = await shop.basket.add({ articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" })
 * added.ok && added.value.totalQuantity // => 2
 */
export const basketCalls = (connection: Connection) => ({ ...reads(connection), ...commands(connection) })
