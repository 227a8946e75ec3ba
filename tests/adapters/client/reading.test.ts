import { assert, describe, it } from "@effect/vitest"
import type { Read } from "@heimwerk/adapters/client/reading/Read.ts"
import { readBasket, readWishlist } from "@heimwerk/adapters/client/reading/readLists.ts"
import { readMarket } from "@heimwerk/adapters/client/reading/readMarket.ts"
import { readProduct } from "@heimwerk/adapters/client/reading/readProduct.ts"
import { WireBasket } from "@heimwerk/adapters/http/contract/basket/Basket.ts"
import { ProductValues } from "@heimwerk/adapters/http/contract/search/Record.ts"
import { WireWishlist } from "@heimwerk/adapters/http/contract/wishlist/Wishlist.ts"
import { Market } from "@heimwerk/core/market/Market.ts"
import { Schema } from "effect"

const unexpected = (sentence: string) => assert.fail(sentence)

/**
 * Asserts that the client's reader and the contract's schema read the same value from the JSON of a server.
 */
const assertSame = <A, E>(schema: Schema.Codec<A, E>, read: Read<unknown>, value: A) => {
  const written: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)))
  assert.deepStrictEqual(read(written, unexpected), Schema.decodeUnknownSync(schema)(written))
}

describe("the readers of the client", () => {
  it.prop(
    "the client reads every market that the HTTP contract can encode",
    { market: Market },
    ({ market }) => {
      const { address, email = "", phone = "", ...rest } = market
      // Removes an empty telephone number, an empty e-mail address and the blanks around a postcode, because
      // readers drop them.
      const shown = {
        ...rest,
        address: { ...address, zip: address.zip.trim() },
        ...(phone === "" ? {} : { phone }),
        ...(email === "" ? {} : { email }),
      }
      assertSame(Market, readMarket, shown)
    },
  )

  it.prop(
    "the client reads every basket that the HTTP contract can encode",
    { basket: WireBasket },
    ({ basket }) => {
      assertSame(WireBasket, readBasket, basket)
    },
  )

  it.prop(
    "the client reads every wishlist that the HTTP contract can encode",
    { wishlist: WireWishlist },
    ({ wishlist }) => {
      assertSame(WireWishlist, readWishlist, wishlist)
    },
  )

  it.prop(
    "the client reads every product that the HTTP contract can encode",
    { values: ProductValues },
    ({ values }) => {
      const written: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(ProductValues)(values)))
      const { priceInForce: _, ...product } = Schema.decodeUnknownSync(ProductValues)(written)
      assert.deepStrictEqual<unknown>(readProduct({ masterValues: written }, unexpected), product)
    },
  )
})
