import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import { Effect, Layer } from "effect"
import type { ReactNode } from "react"

import { FollowWishlist } from "../../../ui/layout/FollowWishlist.tsx"
import { WishlistLink } from "../../../ui/features/wishlist/WishlistLink.tsx"
import { Snackbars } from "../../../ui/widgets/Snackbar.tsx"
import { smallWorld } from "../../support/smallWorld.ts"
import { type memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

type Shop = ReturnType<typeof memoryShop>
type Port = Wishlists["Service"]

/** The article whose heart is looked at, and another one. */
export const article: Product = someArticle()
export const other: Product = someArticle((name) => name !== article.name)

/** What is said when nobody answers. */
export const unavailable = new WishlistError({ reason: "Unavailable" }).message
/** A call that nobody answers. */
export const noAnswer = Effect.fail(new WishlistError({ reason: "Unavailable" }))

/** The reference wishlist with something of it changed. */
export const changedPort = (change: (port: Port) => Partial<Port>): Layer.Layer<Wishlists> =>
  Layer.effect(
    Wishlists,
    Effect.map(Wishlists, (port) => ({ ...port, ...change(port) })),
  ).pipe(
    Layer.provide(WishlistsMemory.layer),
    Layer.provide(VisitorMemory.layer()),
    Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
  )

/** Puts pieces of an article on the server's list. */
export const wishFor = (shop: Shop, { articleId }: Product, pieces = 1) =>
  shop.run(Wishlists.use((port) => port.add({ articleId, quantity: toQuantity(pieces) }, `of ${articleId}`)))

/** What the server has: articles and pieces. */
export const kept = async (shop: Shop): Promise<ReadonlyArray<string>> =>
  (await shop.run(Wishlists.use((port) => port.get))).lineItems.map(
    ({ product, quantity }) => `${quantity} ${product.name}`,
  )

/** A page of the shop that came with a wishlist, with the header's count and its messages. */
export const openPage = (shop: Shop, element: ReactNode, initial: Wishlist = emptyWishlist) =>
  renderInShop(
    <Snackbars
      millis={10_000}
      whenReady={(bring) => {
        bring()
        return () => {}
      }}
    >
      <FollowWishlist initial={initial} />
      <WishlistLink />
      {element}
    </Snackbars>,
    shop.load,
  )
