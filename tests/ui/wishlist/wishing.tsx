import { Effect, Layer } from "effect"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import type { Wishlist } from "@heimwerk/core/wishlist/Wishlist.ts"
import type { WishlistCommand } from "@heimwerk/core/wishlist/WishlistCommand.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import type { ReactNode } from "react"

import { type memoryShop, someArticle } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { smallWorld } from "../../support/smallWorld.ts"
import { WishlistLink } from "../../../ui/features/wishlist/WishlistLink.tsx"
import { SyncWishlist } from "../../../ui/layout/Frame.tsx"
import { Snackbars } from "../../../ui/widgets/Snackbar.tsx"

type Shop = ReturnType<typeof memoryShop>
type Port = Wishlists["Service"]

/** The article that the tests put on the wishlist. `other` is a second article. */
export const article: Product = someArticle()
export const other: Product = someArticle((name) => name !== article.name)

/** The German message of the error with which `noAnswer` fails. */
export const unavailable = new WishlistError({ reason: "Unavailable" }).message
/** Simulates a failed call of the wishlist port. */
export const noAnswer = Effect.fail(new WishlistError({ reason: "Unavailable" }))

/** The in-memory wishlist with some methods replaced. */
export const changedPort = (change: (port: Port) => Partial<Port>): Layer.Layer<Wishlists> =>
  Layer.effect(
    Wishlists,
    Effect.map(Wishlists, (port) => ({ ...port, ...change(port) })),
  ).pipe(
    Layer.provide(WishlistsMemory.layer),
    Layer.provide(VisitorMemory.layer()),
    Layer.provide(CatalogMemory.layer(smallWorld.assortment)),
  )

/** A `run` that answers some kinds of commands itself and passes the others to the port. */
export const runBut = (
  port: Port,
  answers: Partial<Record<WishlistCommand["kind"], Port["run"]>>,
): Pick<Port, "run"> => ({
  run: (command, key) => answers[command.kind]?.(command, key) ?? port.run(command, key),
})

/** Adds pieces of an article to the wishlist on the server. */
export const lineForArticle = (shop: Shop, { articleId }: Product, pieces = 1) =>
  shop.run(
    Wishlists.use((port) =>
      port.run({ kind: "add", item: { articleId, quantity: toQuantity(pieces) } }, `of ${articleId}`),
    ),
  )

/** Returns the wishlist on the server as texts of quantity and article name: `2 Hammer`. */
export const kept = async (shop: Shop): Promise<ReadonlyArray<string>> =>
  (await shop.run(Wishlists.use((port) => port.read("full")))).lineItems.map(
    ({ product, quantity }) => `${quantity} ${product.name}`,
  )

/** Renders a page with a wishlist, with the header's count and snackbar messages. */
export const openPage = (shop: Shop, element: ReactNode, initial: Wishlist = emptyWishlist) =>
  renderInShop(
    <Snackbars
      millis={10_000}
      whenReady={(load) => {
        load()
        return () => {}
      }}
    >
      <SyncWishlist initial={initial} />
      <WishlistLink />
      {element}
    </Snackbars>,
    shop.load,
  )
