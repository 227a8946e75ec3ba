import { Effect } from "effect"

import { wishlistsOver } from "../visitor/wishlistsOver.ts"
import { visitorStore } from "./visitor/store.ts"

/** One visitor's wishlist in the database (storefront 7, Wishlist). */
export const wishlistsFor = (visitorId: string, ownCard?: string) =>
  Effect.map(visitorStore(visitorId, ownCard), wishlistsOver)
