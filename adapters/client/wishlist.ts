import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { WishlistState } from "@heimwerk/core/basket/OptimisticLists.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type * as Effect from "effect/Effect"

import type { CallOptions, CommandOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { quantityOf } from "./lists/itemOf.ts"
import { keepCurrent } from "./lists/keepCurrent.ts"
import { openLists, runCommand } from "./lists/openLists.ts"
import { serviceStore } from "./lists/serviceStore.ts"
import type { Store } from "./Store.ts"

/**
 * The visitor's wishlist. Commands behave like those of the basket and share its queue. After a login or a logout, a
 * store that has been used reads the wishlist again; after a logout it is empty at once.
 * @example
 * import { createShop, products, wishlist } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { products, wishlist })
 * const found = await shop.products.byId(["1000001"])
 * if (found.ok && found.value[0]) await shop.wishlist.toggle(found.value[0])
 * shop.wishlist.get().wishlist.totalQuantity // => 1
 */
export const wishlist = (connection: Connection) => {
  const { wishlist: service } = openLists(connection)
  const store: Store<WishlistState> = serviceStore(service.state)
  keepCurrent(connection, store, service, /\/customer\/login$/u)
  const run = <A>(
    make: (key: string | undefined) => Effect.Effect<A, WishlistError>,
    options?: CommandOptions,
  ) => runCommand(make, WishlistError.reasons, options)
  return {
    ...store,

    /** Reads the wishlist. */
    load: (options?: CallOptions) => run(() => service.load, options),

    /**
     * Adds a product, or removes it if it is on the wishlist. Each request has its own key, because a later call
     * may undo an earlier one.
     */
    toggle: (product: Product, options?: CallOptions) => run(() => service.toggle(product), options),

    /** Sets the quantity of a line. */
    update: (lineItemId: string, quantity: number, options?: CommandOptions) =>
      run((key) => service.run({ kind: "update", lineItemId, quantity: quantityOf(quantity) }, key), options),

    /** Removes a line. */
    remove: (lineItemId: string, options?: CommandOptions) =>
      run((key) => service.run({ kind: "remove", lineItemId }, key), options),

    /** Adds a removed line again. */
    putBack: (line: WishlistLine, options?: CommandOptions) =>
      run((key) => service.putBack(line, key), options),

    /** Moves a line with all its pieces to the basket. */
    moveToBasket: (lineItemId: string, deliveryType: DeliveryType, options?: CommandOptions) =>
      run((key) => service.moveToBasket(lineItemId, deliveryType, key), options),

    /**
     * Shows a wishlist that the page contains or that another tab has published. A wishlist older than the
     * shown one is ignored.
     */
    replace: (received: Wishlist) => run(() => service.replace(received)),

    /** Clears all error messages of the wishlist. */
    dismissErrors: () => run(() => service.dismissErrors),
  }
}
