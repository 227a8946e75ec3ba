import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Connection, ShopRequest } from "../client/connection/Connection.ts"
import { requestsOf } from "../client/lists/requestsOf.ts"
import { limited, readBasket, readMoved } from "../client/reading/readLists.ts"
import { basketRoutes, basketWire } from "./contract/basket/api.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const { reasons } = BasketError
const answer = /* @__PURE__ */ portCall(BasketError, "Invalid")

const requestOf = /* @__PURE__ */ requestsOf<BasketCommand>(basketRoutes, basketWire)

/**
 * The visitor's basket, called over a connection. The session cookie identifies the visitor, the key identifies
 * the command.
 */
export const basketsOver = ({ call }: Connection): Baskets["Service"] => {
  const send = (request: ShopRequest, read = readBasket) =>
    answer((signal) => call({ ...request, signal }, read, reasons))
  return {
    read: (mode) =>
      Effect.mapError(
        mode === "full" ? send(basketRoutes.get) : send(basketRoutes.limited, limited(readBasket)),
        BasketError.ofRead,
      ),
    run: (command, key) => send({ ...requestOf(command.kind, command), key }),
    moveToWishlist: (id, key) =>
      answer((signal) =>
        call({ ...basketRoutes.moveToWishlist, params: { id }, key, signal }, readMoved, reasons),
      ),
  }
}

/** The visitor's basket, called over HTTP. */
export const layer: Layer.Layer<Baskets, never, ShopConnection> = /* @__PURE__ */ Layer.effect(
  Baskets,
  /* @__PURE__ */ Effect.map(ShopConnection, basketsOver),
)
