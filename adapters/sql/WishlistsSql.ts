import { Effect } from "effect"

import { wishlistsOver } from "../visitor/wishlistsOver.ts"
import type { ReadLists } from "./visitor/rows.ts"
import { visitorStore } from "./visitor/store.ts"

/**
 * One visitor's wishlist in the database (storefront 7, Wishlist).
 *
 * @param read basket and wishlist as they were read with the session. The first command of the request uses
 * them.
 */
export const wishlistsFor = (visitorId: string, ownCard?: string, read?: ReadLists) =>
  Effect.map(visitorStore(visitorId, ownCard, read), wishlistsOver)
