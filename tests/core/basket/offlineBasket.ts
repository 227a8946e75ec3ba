import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { article } from "../../support/badLine.ts"
import { openOfflineShop } from "../../support/offlineShop.ts"

const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
export const saw = article("Grimmholt Kreissäge 600 W")
export const drills = {
  articleId: drill.articleId,
  quantity: toQuantity(2),
  deliveryType: "homeDelivery",
} as const
const saws = { ...drills, articleId: saw.articleId, quantity: toQuantity(1) } as const
export const drillLine = `${drill.articleId}-homeDelivery`
export const sawLine = `${saw.articleId}-homeDelivery`

/** Runs the work that is due now. */
export const now = TestClock.adjust("1 millis")

/** Opens a page whose basket has two drills and a saw, and switches the network off. */
export const openOffline = Effect.gen(function* () {
  const shop = yield* openOfflineShop
  yield* shop.baskets.run({ kind: "addMany", lines: [drills, saws] }, "before")
  const page = yield* shop.openPage
  yield* page.basket.load
  shop.setNetwork("offline")
  return { shop, page }
})

export const setTo = (quantity: number, lineItemId = drillLine) =>
  ({ kind: "update", lineItemId, quantity: toQuantity(quantity) }) as const

export const quantities = ({
  lineItems,
}: {
  readonly lineItems: ReadonlyArray<{ readonly quantity: number }>
}) => lineItems.map(({ quantity }) => quantity)
