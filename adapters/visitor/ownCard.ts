import { withOwnCard, withoutOwnCard } from "@heimwerk/core/basket/ownCard.ts"

import type { VisitorLists } from "./VisitorLists.ts"
import type { StoreCommand } from "./VisitorStore.ts"

/** Returns basket and wishlist as the holder of a loyalty card sees them. */
export const seenByHolder = (lists: VisitorLists, ownCard: string | undefined): VisitorLists => ({
  ...lists,
  stored: { ...lists.stored, basket: withOwnCard(lists.stored.basket, ownCard) },
})

/** Wraps a change for the holder of a loyalty card: the change sees the card, but the card is not stored. */
export const byHolder =
  <Reason extends string>(
    change: StoreCommand<Reason>["change"],
    ownCard: string | undefined,
  ): StoreCommand<Reason>["change"] =>
  (before, supply) => {
    const seen = withOwnCard(before.basket, ownCard)
    const after = change({ ...before, basket: seen }, supply)
    if (typeof after === "string") return after
    // An unchanged basket stays the same object: a store compares by identity and writes only changed lists.
    return { ...after, basket: after.basket === seen ? before.basket : withoutOwnCard(after.basket, ownCard) }
  }
