import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import type * as Effect from "effect/Effect"

import type { CallOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { itemOf, type PlainItem, quantityOf } from "./lists/itemOf.ts"
import { openLists, runCommand } from "./lists/openLists.ts"
import { serviceStore } from "./lists/serviceStore.ts"
import type { Store } from "./Store.ts"

/**
 * The visitor's basket. A command shows its expected change at once, is sent after the earlier ones, and
 * returns the basket of the shop. If a command fails, only its own change is reverted.
 * @example
 * import { basket, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket })
 * const adding = shop.basket.add({ articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" })
 * shop.basket.get().basket.totalQuantity // => 2
 * const added = await adding
 * added.ok && added.value.lineItems.length // => 1
 */
export const basket = (connection: Connection) => {
  const { basket: service } = openLists(connection)
  const store: Store<BasketState> = serviceStore(service.state)
  const run = <A>(make: () => Effect.Effect<A, BasketError>, options?: CallOptions) =>
    runCommand(make, BasketError.reasons, options)
  return {
    ...store,

    /** Reads the basket. */
    load: (options?: CallOptions) => run(() => service.load, options),

    /** Runs any command of a basket, for example one that redeems a voucher. */
    command: (command: BasketCommand, options?: CallOptions) => run(() => service.run(command), options),

    /** Adds pieces of an article. */
    add: (line: PlainItem, options?: CallOptions) =>
      run(() => service.run({ kind: "add", line: itemOf(line) }), options),

    /** Sets the quantity of a line. */
    update: (lineItemId: string, quantity: number, options?: CallOptions) =>
      run(() => service.run({ kind: "update", lineItemId, quantity: quantityOf(quantity) }), options),

    /** Removes a line. */
    remove: (lineItemId: string, options?: CallOptions) =>
      run(() => service.run({ kind: "remove", lineItemId }), options),

    /** Adds a removed line again. */
    putBack: (line: BasketLine, options?: CallOptions) => run(() => service.putBack(line), options),

    /** Moves a line to the wishlist. */
    moveToWishlist: (lineItemId: string, options?: CallOptions) =>
      run(() => service.moveToWishlist(lineItemId), options),

    /**
     * Shows a basket that the page contains or that another tab has published. A basket older than the shown
     * one is ignored.
     */
    replace: (received: Basket) => run(() => service.replace(received)),

    /** Clears all error messages of the basket. */
    dismissErrors: () => run(() => service.dismissErrors),
  }
}
