import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { smallWorld } from "./smallWorld.ts"

const cheap = smallWorld.assortment.articles.slice(0, 50)

/** Returns the n-th add command of a burst. It adds to one of fifty lines and is the same in every run. */
export const addOf = (index: number) => ({
  key: `burst ${index}`,
  line: {
    articleId: cheap[index % cheap.length]?.product.articleId ?? ArticleId.make("1000001"),
    quantity: Quantity.make(1),
    deliveryType: "marketPickup" as const,
  },
})
