import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { smallWorld } from "./smallWorld.ts"

const cheap = smallWorld.assortment.articles.slice(0, 50)

/** Returns the n-th add command of a burst. It is always the same and one of fifty lines. */
export const addOf = (index: number) => ({
  key: `burst ${index}`,
  line: {
    articleId: cheap[index % cheap.length]?.product.articleId ?? ArticleId.make("1000001"),
    quantity: Quantity.make(1),
    deliveryType: "marketPickup" as const,
  },
})
