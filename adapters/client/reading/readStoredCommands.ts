import type { BasketLine, DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { LineCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { StoredChange, StoredCommand } from "@heimwerk/core/basket/StoredCommands.port.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistLineCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"

import { readItem } from "../lists/itemOf.ts"
import { lineProduct } from "./lineProduct.ts"
import { all, filledText, finite, list, oneOf, optional, type Read, struct, Unreadable } from "./Read.ts"
import { cents, quantity } from "./values.ts"

type Of<Union, Kind extends string> = Extract<Union, { readonly kind: Kind }>

/** Reads a value with the first reader that accepts it. */
const firstOf =
  <A>(...readers: ReadonlyArray<Read<A>>): Read<A> =>
  (raw, report) => {
    for (const read of readers) {
      try {
        return read(raw, report)
      } catch (cause) {
        if (!(cause instanceof Unreadable)) throw cause
      }
    }
    throw new Unreadable()
  }

const update = { kind: oneOf("update"), lineItemId: filledText, quantity }
const remove = { kind: oneOf("remove"), lineItemId: filledText }

const lineCommand = firstOf<LineCommand>(
  struct<Of<LineCommand, "add">>({ kind: oneOf("add"), line: readItem }),
  struct<Of<LineCommand, "addMany">>({ kind: oneOf("addMany"), lines: all(readItem) }),
  struct<Of<LineCommand, "update">>(update),
  struct<Of<LineCommand, "remove">>(remove),
)

const wishlistCommand = firstOf<WishlistLineCommand>(
  struct<Of<WishlistLineCommand, "update">>(update),
  struct<Of<WishlistLineCommand, "remove">>(remove),
)

const deliveryType: Read<DeliveryType> = oneOf("marketPickup", "homeDelivery")

const line = {
  lineItemId: filledText,
  product: lineProduct,
  quantity,
  unitPrice: cents,
  referencePrice: optional(cents),
}

const basketLine = struct<BasketLine>({ ...line, sum: cents, deliveryType })

const change = firstOf<StoredChange>(
  struct<Of<StoredChange, "basket">>({ kind: oneOf("basket"), command: lineCommand }),
  struct<Of<StoredChange, "basketLine">>({ kind: oneOf("basketLine"), line: basketLine }),
  struct<Of<StoredChange, "delivery">>({ kind: oneOf("delivery"), line: basketLine, deliveryType }),
  struct<Of<StoredChange, "wishlist">>({ kind: oneOf("wishlist"), command: wishlistCommand }),
  struct<Of<StoredChange, "wishlistLine">>({ kind: oneOf("wishlistLine"), line: struct<WishlistLine>(line) }),
  struct<Of<StoredChange, "toWishlist">>({ kind: oneOf("toWishlist"), lineItemId: filledText }),
  struct<Of<StoredChange, "toBasket">>({ kind: oneOf("toBasket"), lineItemId: filledText, deliveryType }),
)

/** A stored command with the time at which it was stored, in ms since 1970. */
export interface DatedCommand extends StoredCommand {
  readonly storedAt: number
}

const commands = list("stored commands", struct<DatedCommand>({ key: filledText, change, storedAt: finite }))

/** Reads stored commands from JSON text. Leaves unreadable commands out; unreadable text has no commands. */
export const readStoredCommands = (text: string | undefined): ReadonlyArray<DatedCommand> => {
  if (text === undefined) return []
  try {
    return commands(JSON.parse(text), () => {})
  } catch {
    return []
  }
}
