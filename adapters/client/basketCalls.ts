import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { basketReadReasons, basketReasons } from "@heimwerk/core/basket/basketReasons.ts"

import { basketRoutes, basketWire } from "../http/contract/basket/api.ts"
import type { Answer, CallOptions, CommandOptions, CommonCode } from "./Answer.ts"
import type { Connection, ShopRequest } from "./connection/Connection.ts"
import { randomKey } from "./endpoints/randomKey.ts"
import { itemOf, quantityOf } from "./lists/itemOf.ts"
import { requestsOf } from "./lists/requestsOf.ts"
import type { PlainItem } from "./PlainItem.ts"
import { type Read, Unreadable } from "./reading/Read.ts"
import { readBasket, readMoved } from "./reading/readLists.ts"

const requestOf = /* @__PURE__ */ requestsOf<BasketCommand>(basketRoutes, basketWire)

/**
 * The visitor's basket without a store, for servers and workers: no optimistic changes and no Effect. The
 * functions work like those of `basket`; `putBack`, `replace`, `dismissErrors` and the functions
 * of the store are missing. A command returns the basket of the shop, and `moveToWishlist` also returns the
 * wishlist.
 * @example
 * import { basketCalls, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket: basketCalls })
 * const added = await shop.basket.add({ articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" })
 * added.ok && added.value.totalQuantity // => 2
 */
export const basketCalls = ({ call }: Connection) => {
  const send = async <A>(
    request: () => ShopRequest,
    { key = randomKey(), ...rest }: CommandOptions,
    read: Read<A>,
  ): Promise<Answer<A, keyof typeof basketReasons | CommonCode>> => {
    try {
      return await call({ ...rest, ...request(), key }, read, basketReasons)
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause
      const { message } = basketReasons.Invalid
      return { ok: false, error: { code: "Invalid", message } }
    }
  }
  const run = (command: () => BasketCommand, options: CommandOptions = {}) =>
    send(
      () => {
        const made = command()
        return requestOf(made.kind, made)
      },
      options,
      readBasket,
    )
  return {
    /** Reads the basket. */
    load: (options: CallOptions = {}) =>
      call({ ...options, ...basketRoutes.get }, readBasket, basketReadReasons),

    /** Runs any command of a basket, for example one that redeems a voucher. */
    command: (command: BasketCommand, options?: CommandOptions) => run(() => command, options),

    /** Adds pieces of an article. */
    add: (line: PlainItem, options?: CommandOptions) =>
      run(() => ({ kind: "add", line: itemOf(line) }), options),

    /** Sets the quantity of a line. */
    update: (lineItemId: string, quantity: number, options?: CommandOptions) =>
      run(() => ({ kind: "update", lineItemId, quantity: quantityOf(quantity) }), options),

    /** Removes a line. */
    remove: (lineItemId: string, options?: CommandOptions) =>
      run(() => ({ kind: "remove", lineItemId }), options),

    /** Moves a line to the wishlist. */
    moveToWishlist: (lineItemId: string, options: CommandOptions = {}) =>
      send(() => ({ ...basketRoutes.moveToWishlist, params: { id: lineItemId } }), options, readMoved),
  }
}
