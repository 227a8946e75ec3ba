import { assert, describe, it } from "@effect/vitest"
import { wishlistToggleOf } from "@heimwerk/core/wishlist/wishlistToggle.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, SubscriptionRef } from "effect"
import * as fc from "fast-check"

import { article, type Fate, openShop, type Shop } from "../../support/badLine.ts"
import { cases } from "../../support/size.ts"

const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
const saw = article("Grimmholt Kreissäge 600 W")
const inBasket = `${drill.articleId}-marketPickup`
const pick = (quantity: number) => ({
  articleId: drill.articleId,
  quantity: toQuantity(quantity),
  deliveryType: "marketPickup" as const,
})

/** Clicks of a visitor. The scheduler decides when each click happens. */
const clicks: ReadonlyArray<(shop: Shop) => Effect.Effect<unknown, unknown>> = [
  ({ wishlist }) => wishlist.toggle(drill),
  ({ wishlist }) => wishlist.toggle(saw),
  ({ wishlist }) => wishlist.run({ kind: "update", lineItemId: drill.articleId, quantity: toQuantity(3) }),
  ({ wishlist }) => wishlist.moveToBasket(saw.articleId, "marketPickup"),
  ({ basket }) => basket.run({ kind: "add", line: pick(2) }),
  ({ basket }) => basket.run({ kind: "update", lineItemId: inBasket, quantity: toQuantity(4) }),
  ({ basket }) => basket.moveToWishlist(inBasket),
]

/** Changes made in another tab. This tab may receive each answer at any later time. */
const elsewhere = (shop: Shop, index: number): Effect.Effect<Effect.Effect<void>, unknown> =>
  index % 2 === 0
    ? Effect.map(shop.baskets.run({ kind: "add", line: pick(1) }, `elsewhere ${index}`), (answer) =>
        shop.basket.replace(answer),
      )
    : Effect.map(
        shop.wishlists.run(
          { kind: "add", item: { articleId: saw.articleId, quantity: toQuantity(index) } },
          `elsewhere ${index}`,
        ),
        (answer) => shop.wishlist.replace(answer),
      )

const shownBy = ({ basket, wishlist }: Shop) =>
  Effect.all([SubscriptionRef.get(basket.state), SubscriptionRef.get(wishlist.state)])

/** Opens a shop in which the scheduler decides how long each request and answer takes. */
const openOn = (scheduler: fc.Scheduler) =>
  openShop((name) => Effect.promise(() => scheduler.schedule(Promise.resolve(), name)))

describe("basket and wishlist under random schedules", () => {
  it.live(
    "the shown basket and wishlist equal the server's basket and wishlist after all late answers, in any order",
    () => {
      const choice = fc.array(fc.integer({ min: 0, max: clicks.length - 1 }), { minLength: 1, maxLength: 8 })
      const property = fc.asyncProperty(
        fc.scheduler(),
        choice,
        fc.nat({ max: 3 }),
        async (scheduler, chosen, others) =>
          Effect.gen(function* () {
            const shop = yield* openOn(scheduler)
            const run = Effect.runPromiseWith(yield* Effect.context())
            const visitor = Effect.promise(() =>
              Promise.all(
                chosen.map(async (index) => {
                  await scheduler.schedule(Promise.resolve(), `click ${index}`)
                  await run(Effect.exit(clicks[index]?.(shop) ?? Effect.void))
                }),
              ),
            )
            const received: Array<Promise<void>> = []
            const window = Effect.promise(async () => {
              for (let index = 1; index <= others; index++) {
                await scheduler.schedule(Promise.resolve(), `elsewhere ${index}`)
                const receive = await run(elsewhere(shop, index))
                received.push(
                  scheduler.schedule(Promise.resolve(), `received ${index}`).then(() => run(receive)),
                )
              }
            })
            const all = run(Effect.all([visitor, window], { concurrency: "unbounded" }))
            yield* Effect.promise(() => scheduler.waitFor(all.then(() => Promise.all(received))))
            const [basket, wishlist] = yield* shownBy(shop)
            assert.deepStrictEqual(basket.basket, yield* shop.baskets.read("full"))
            assert.deepStrictEqual(wishlist.wishlist, yield* shop.wishlists.read("full"))
            assert.deepStrictEqual([basket.pending, wishlist.pending, shop.maxInFlight()], [0, 0, 1])
          }).pipe(Effect.scoped, Effect.runPromise),
      )
      return Effect.promise(() => fc.assert(property, { numRuns: cases(250, 1000) }))
    },
  )

  it.live(
    "after random clicks, the wishlist button of an article has the state of the last click or shows an error, and sends one request at a time",
    () => {
      const fate = fc.constantFrom<Array<Fate>>("ok", "again", "lost")
      const property = fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fate, { maxLength: 1 }),
        async (scheduler, count, fates) =>
          Effect.gen(function* () {
            const shop = yield* openOn(scheduler)
            shop.setFates(...fates)
            const run = Effect.runPromiseWith(yield* Effect.context())
            let wanted = false
            const all = Promise.all(
              Array.from({ length: count }, async () => {
                await scheduler.schedule(Promise.resolve(), "click")
                const before = wishlistToggleOf((await run(shownBy(shop)))[1], drill.articleId)
                const end = run(Effect.exit(shop.wishlist.toggle(drill)))
                wanted = !before.active
                const after = wishlistToggleOf((await run(shownBy(shop)))[1], drill.articleId)
                assert.deepStrictEqual([after.active, shop.maxInFlight() <= 1], [wanted, true])
                return end
              }),
            )
            yield* Effect.promise(() => scheduler.waitFor(all))
            const [, state] = yield* shownBy(shop)
            const { active, error, inProgress } = wishlistToggleOf(state, drill.articleId)
            assert.deepStrictEqual([inProgress, shop.maxInFlight() <= 1], [false, true])
            if (error !== undefined) return assert.include(fates, "lost")
            assert.strictEqual(active, wanted)
            assert.strictEqual((yield* shop.wishlists.read("full")).totalQuantity, wanted ? 1 : 0)
          }).pipe(Effect.scoped, Effect.runPromise),
      )
      return Effect.promise(() => fc.assert(property, { numRuns: cases(250, 1000) }))
    },
  )
})
