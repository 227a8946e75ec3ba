import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"

import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import type * as Effect from "effect/Effect"

import type { CallOptions, CommandOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { itemOf, quantityOf } from "./lists/itemOf.ts"
import { keepCurrent } from "./lists/keepCurrent.ts"
import { openLists, runCommand } from "./lists/openLists.ts"
import { serviceStore } from "./lists/serviceStore.ts"
import type { PlainItem } from "./PlainItem.ts"
import type { Store } from "./Store.ts"

/**
 * The visitor's basket. A command shows its expected change at once, is sent after the earlier ones, and
 * returns the basket of the shop. If a command fails, only its own change is reverted. If its answer is lost
 * (`isOffline`), the shop may have run it: the store reads the basket again, and the same command with the same
 * key has no second effect. After a login, a logout or an order over the same `createShop`, a store that has been used
 * reads the basket again; after a logout it is empty at once.
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
  keepCurrent(connection, store, service, /\/(?:customer\/login|orders)$/u)
  const run = <A>(
    make: (key: string | undefined) => Effect.Effect<A, BasketError>,
    options?: CommandOptions,
  ) => runCommand(make, BasketError.reasons, options)
  return {
    ...store,

    /** Reads the basket. */
    load: (options?: CallOptions) => run(() => service.load, options),

    /** Runs any command of a basket, for example one that redeems a voucher. */
    command: (command: BasketCommand, options?: CommandOptions) =>
      run((key) => service.run(command, key), options),

    /** Adds pieces of an article. */
    add: (line: PlainItem, options?: CommandOptions) =>
      run((key) => service.run({ kind: "add", line: itemOf(line) }, key), options),

    /** Sets the quantity of a line. */
    update: (lineItemId: string, quantity: number, options?: CommandOptions) =>
      run((key) => service.run({ kind: "update", lineItemId, quantity: quantityOf(quantity) }, key), options),

    /** Removes a line. */
    remove: (lineItemId: string, options?: CommandOptions) =>
      run((key) => service.run({ kind: "remove", lineItemId }, key), options),

    /** Adds a removed line again. */
    putBack: (line: BasketLine, options?: CommandOptions) =>
      run((key) => service.putBack(line, key), options),

    /** Moves a line to the wishlist. */
    moveToWishlist: (lineItemId: string, options?: CommandOptions) =>
      run((key) => service.moveToWishlist(lineItemId, key), options),

    /**
     * Shows a basket that the page contains or that another tab has published. A basket older than the shown
     * one is ignored.
     */
    replace: (received: Basket) => run(() => service.replace(received)),

    /** Clears all error messages of the basket. */
    dismissErrors: () => run(() => service.dismissErrors),
  }
}
