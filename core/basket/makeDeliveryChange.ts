import * as Effect from "effect/Effect"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { isNoNetwork } from "../command/isNoNetwork.ts"
import type { BasketLine, DeliveryType } from "./Basket.ts"
import type { Baskets } from "./Baskets.port.ts"
import { joinLine, removeLine } from "./expectedChange.ts"
import { lineItemIdOf } from "./lineItemId.ts"
import type { OptimisticLists } from "./OptimisticLists.ts"

/**
 * Makes the function that changes the delivery type of a basket line: it adds the pieces with the new type, and then
 * removes the line. Both requests are one stored command, so leaving the page between them does not double the pieces.
 * If only the removal fails, the next change of the line with this quantity has the same key and adds nothing again.
 */
export const makeDeliveryChange = (
  list: OptimisticLists["Service"]["basket"],
  baskets: Baskets["Service"],
) => {
  /** Keys of the commands whose removal has failed, by line and quantity. */
  const unfinished = new Map<string, IdempotencyKey>()
  const read = baskets.read("full")

  const change = (line: BasketLine, deliveryType: DeliveryType, key: IdempotencyKey | undefined) => {
    const { lineItemId, product, quantity } = line
    const added = { articleId: product.articleId, quantity, deliveryType }
    const moved = { ...line, lineItemId: lineItemIdOf(added), deliveryType }
    const name = `${lineItemId} ${quantity}`
    const isAdded = list
      .shown()
      .lineItems.some((other) => other.lineItemId === moved.lineItemId && other.quantity >= quantity)
    const started = isAdded ? unfinished.get(name) : undefined
    const removing = removeLine(lineItemId)
    const send = Effect.fnUntraced(function* (sentKey: IdempotencyKey) {
      const both = yield* baskets.run({ kind: "add", line: added }, sentKey)
      const after = yield* baskets.run({ kind: "remove", lineItemId }, `${sentKey}-2`).pipe(
        Effect.catchIf(
          ({ reason }) => reason === "UnknownLine",
          () => Effect.succeed(both),
        ),
        Effect.tapError((error) => {
          if (isNoNetwork(error)) return Effect.void
          unfinished.set(name, sentKey)
          return list.take(both)
        }),
      )
      unfinished.delete(name)
      return after
    })
    return list.run(
      {
        subject: { lineItemId },
        change: started === undefined ? (basket) => joinLine(moved)(removing(basket)) : removing,
      },
      send,
      read,
      { kind: "delivery", line, deliveryType },
      key ?? started,
    )
  }

  /**
   * Changes the delivery type of a basket line with the quantity that the basket shows. Does nothing if the basket
   * does not show the line, for example after a second click.
   *
   * @param key the key of a command that a page has already sent. The line then has the quantity of that command.
   */
  return Effect.fn("BasketService.changeDelivery")(
    (line: BasketLine, deliveryType: DeliveryType, key?: IdempotencyKey) => {
      const { lineItems } = list.shown()
      const current =
        key === undefined ? lineItems.find(({ lineItemId }) => lineItemId === line.lineItemId) : line
      return current === undefined ? Effect.succeed(list.shown()) : change(current, deliveryType, key)
    },
  )
}
