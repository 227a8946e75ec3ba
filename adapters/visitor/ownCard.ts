import { withOwnCard, withoutOwnCard } from "@heimwerk/core/basket/ownCard.ts"

import type { Shelf } from "./Shelf.ts"
import type { StoreCommand } from "./VisitorStore.ts"

/** A shelf as the holder of a loyalty card sees it. */
export const seenByHolder = (shelf: Shelf, ownCard: string | undefined): Shelf => ({
  ...shelf,
  shelved: { ...shelf.shelved, basket: withOwnCard(shelf.shelved.basket, ownCard) },
})

/** A change as it is decided for the holder of a loyalty card: at the prices they see, and without the card being kept. */
export const byHolder =
  <Reason extends string>(
    change: StoreCommand<Reason>["change"],
    ownCard: string | undefined,
  ): StoreCommand<Reason>["change"] =>
  (before, supply) => {
    const seen = withOwnCard(before.basket, ownCard)
    const after = change({ ...before, basket: seen }, supply)
    if (typeof after === "string") return after
    // What was not touched stays the very same: by that a store knows that there is nothing to write.
    return { ...after, basket: after.basket === seen ? before.basket : withoutOwnCard(after.basket, ownCard) }
  }
