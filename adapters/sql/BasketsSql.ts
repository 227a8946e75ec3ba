import { Effect } from "effect"

import { basketsOver } from "../visitor/basketsOver.ts"
import { visitorStore } from "./visitor/store.ts"

/** One visitor's basket in the database (storefront 7, Basket). */
export const basketsFor = (visitorId: string, ownCard?: string) =>
  Effect.map(visitorStore(visitorId, ownCard), basketsOver)
