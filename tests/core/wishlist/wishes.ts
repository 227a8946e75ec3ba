import { wishlistToggleOf } from "@heimwerk/core/wishlist/wishlistToggle.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, SubscriptionRef } from "effect"

import { article, openShop, type Shop } from "../../support/badLine.ts"
import { finished } from "../../support/inTime.ts"

/** The article whose wishlist button the tests use. */
export const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
export const saw = article("Grimmholt Kreissäge 600 W")
export const id = drill.articleId
export const notLoaded = "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal."
export const unavailable = "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal."
export const invalid = "Diese Änderung an der Merkliste ist so nicht möglich. Bitte prüfe deine Eingabe."
export const unknownLine = "Dieser Artikel steht nicht mehr auf deiner Merkliste."

/** Returns the state of the wishlist service, which contains the wishlist as the page shows it. */
export const stateOf = ({ wishlist }: Shop) => SubscriptionRef.get(wishlist.state)
/** Returns the state of the drill's wishlist button. */
export const toggleState = (shop: Shop) => Effect.map(stateOf(shop), (state) => wishlistToggleOf(state, id))

/** Opens a shop with two drills and a saw on the wishlist. The service has already read the wishlist. */
export const withWishes = Effect.gen(function* () {
  const shop = yield* openShop()
  yield* shop.wishlists.run({ kind: "add", item: { articleId: id, quantity: toQuantity(2) } }, "first")
  yield* shop.wishlists.run(
    { kind: "add", item: { articleId: saw.articleId, quantity: toQuantity(1) } },
    "second",
  )
  yield* finished(shop.wishlist.load)
  shop.calls.splice(0)
  return shop
})
