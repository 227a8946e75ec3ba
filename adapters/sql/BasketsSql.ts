import { Effect } from "effect"

import { basketsOver } from "../visitor/basketsOver.ts"
import type { ReadLists } from "./visitor/rows.ts"
import { visitorStore } from "./visitor/store.ts"

/**
 * One visitor's basket in the database (storefront 7, Basket).
 *
 * @param read basket and wishlist as they were read with the session. The first command of the request uses
 * them.
 */
export const basketsFor = (visitorId: string, ownCard?: string, read?: ReadLists) =>
  Effect.map(visitorStore(visitorId, ownCard, read), basketsOver)
