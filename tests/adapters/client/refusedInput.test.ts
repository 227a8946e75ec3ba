import { assert, describe, it } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { catalog } from "@heimwerk/adapters/client/catalog.ts"
import { checkout } from "@heimwerk/adapters/client/checkout.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { orders } from "@heimwerk/adapters/client/orders.ts"
import { places } from "@heimwerk/adapters/client/places.ts"
import { wishlist } from "@heimwerk/adapters/client/wishlist.ts"

import { address, recording } from "./support/recording.ts"

describe("origins and ids that the client refuses", () => {
  it.each(["shop.example", "localhost:4173", "https://shop.example/de", "ftp://shop.example", ""])(
    "a client whose origin is %j is refused when it is made, with a sentence that says how an origin looks",
    (origin) => {
      assert.throws(
        () => createShop({ ...address, origin }, { markets }),
        `"${origin}" is not an origin such as https://shop.example: scheme, host and port.`,
      )
    },
  )

  it.each(["", ".", "..", "\ud800"])(
    "the client refuses the id %j in a path with the code Invalid, because the request would have another path or none",
    async (id) => {
      const { fetch, requests } = recording(() => Response.json({}))
      const shop = createShop(
        { ...address, fetch },
        { basket, basketCalls, catalog, checkout, markets, orders, places, wishlist },
      )
      const answers = await Promise.all([
        shop.basket.remove(id),
        shop.basketCalls.remove(id),
        shop.catalog.detail(id),
        shop.checkout.order({ id, token: "t" }),
        shop.checkout.cancel({ id: "1", token: id }),
        shop.markets.status(id),
        shop.orders.order({ id }),
        shop.places.byId(id),
        shop.wishlist.remove(id),
      ])
      assert.deepStrictEqual(
        answers.map((answer): unknown => (answer.ok ? "" : [answer.error.code, answer.error.isOffline])),
        answers.map(() => ["Invalid", undefined]),
      )
      assert.isEmpty(requests)
    },
  )
})
