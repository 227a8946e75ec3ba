import { assert, describe, it } from "@effect/vitest"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { wishlistToggleOf } from "@heimwerk/core/wishlist/wishlistToggle.ts"
import { Effect, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

import { article, type Fate, openShop, type Shop } from "../../support/badLine.ts"
import { cases } from "../../support/size.ts"

const products = [
  "Grimmholt Akku-Bohrschrauber 12 V",
  "Schraubendreher Schlitz",
  "Grimmholt Kreissäge 600 W",
].map(article)
const first = article("Grimmholt Akku-Bohrschrauber 12 V")
const productAt = (index: number) => products[index] ?? first
const idAt = (index: number) => productAt(index).articleId
const lineAt = (index: number) => `${idAt(index)}-marketPickup`
const pick = (index: number, quantity: number) => ({
  articleId: idAt(index),
  quantity: toQuantity(quantity),
  deliveryType: "marketPickup" as const,
})

/**
 * An action of the visitor in this tab. Every action gets `article` and `quantity`, even if it ignores them.
 */
type Action = (shop: Shop, article: number, quantity: number) => Effect.Effect<unknown, unknown>

const here: Readonly<Record<string, Action>> = {
  add: ({ basket }, at, quantity) => basket.run({ kind: "add", line: pick(at, quantity) }),
  addMany: ({ basket }, at, quantity) =>
    basket.run({ kind: "addMany", lines: [pick(at, quantity), pick((at + 1) % 3, 1)] }),
  update: ({ basket }, at, quantity) =>
    basket.run({ kind: "update", lineItemId: lineAt(at), quantity: toQuantity(quantity) }),
  remove: ({ basket }, at) => basket.run({ kind: "remove", lineItemId: lineAt(at) }),
  removeAndPutBack: ({ basket }, at) =>
    Effect.flatMap(SubscriptionRef.get(basket.state), ({ basket: { lineItems } }) => {
      const line = lineItems.find(({ lineItemId }) => lineItemId === lineAt(at))
      return line === undefined
        ? Effect.void
        : Effect.andThen(
            Effect.exit(basket.run({ kind: "remove", lineItemId: line.lineItemId })),
            basket.putBack(line),
          )
    }),
  moveToWishlist: ({ basket }, at) => basket.moveToWishlist(lineAt(at)),
  addVoucher: ({ basket }, at) =>
    basket.run({ kind: "addVoucher", code: ["HEIMWERK5", "WERKSTATT20", "QUATSCH"][at] ?? "" }),
  removeVoucher: ({ basket }) => basket.run({ kind: "removeVoucher" }),
  addLoyaltyCard: ({ basket }) => basket.run({ kind: "addLoyaltyCard", cardNumber: "2770010000024" }),
  removeLoyaltyCard: ({ basket }) => basket.run({ kind: "removeLoyaltyCard" }),
  addEmployeeCard: ({ basket }) => basket.run({ kind: "addEmployeeCard", employeeCard: "990003" }),
  removeEmployeeCard: ({ basket }) => basket.run({ kind: "removeEmployeeCard" }),
  addCoupon: ({ basket }) => basket.run({ kind: "addCoupon", couponId: "coupon-farbe" }),
  removeCoupon: ({ basket }) => basket.run({ kind: "removeCoupon", couponId: "coupon-farbe" }),
  checkAvailability: ({ basket }) =>
    basket.run({ kind: "checkAvailability", marketId: MarketId.make("520") }),
  reload: ({ basket }) => basket.load,
  glance: ({ basket }) => basket.loadLimited,
  toggle: ({ wishlist }, at) => wishlist.toggle(productAt(at)),
  lineForArticle: ({ wishlist }, at, quantity) =>
    wishlist.run({ kind: "update", lineItemId: idAt(at), quantity: toQuantity(quantity) }),
  forget: ({ wishlist }, at) => wishlist.run({ kind: "remove", lineItemId: idAt(at) }),
  moveToBasket: ({ wishlist }, at) => wishlist.moveToBasket(idAt(at), "marketPickup"),
  reloadWishlist: ({ wishlist }) => wishlist.load,
}

/** Changes in another tab. This tab receives the new state unless the change concerns the first article. */
const elsewhere: Readonly<
  Record<string, (shop: Shop, at: number, key: string) => Effect.Effect<unknown, unknown>>
> = {
  "adds elsewhere": ({ basket, baskets }, at, key) =>
    Effect.tap(baskets.run({ kind: "add", line: pick(at, 2) }, key), (answer) =>
      at === 0 ? Effect.void : basket.replace(answer),
    ),
  "removes elsewhere": ({ basket, baskets }, at, key) =>
    Effect.tap(baskets.run({ kind: "remove", lineItemId: lineAt(at) }, key), (answer) =>
      at === 0 ? Effect.void : basket.replace(answer),
    ),
  "wishes elsewhere": ({ wishlist, wishlists }, at, key) =>
    Effect.tap(
      wishlists.run({ kind: "add", item: { articleId: idAt(at), quantity: toQuantity(2) } }, key),
      (answer) => (at === 0 ? Effect.void : wishlist.replace(answer)),
    ),
  "forgets elsewhere": ({ wishlist, wishlists }, at, key) =>
    Effect.tap(wishlists.run({ kind: "remove", lineItemId: idAt(at) }, key), (answer) =>
      at === 0 ? Effect.void : wishlist.replace(answer),
    ),
}

interface Open {
  readonly shop: Shop
  readonly run: <A, E>(effect: Effect.Effect<A, E>) => Promise<A>
}
/**
 * Whether a request failed or another tab made a change. In these cases the tab must read again to know the
 * server's state.
 */
interface Model {
  troubled: boolean
}

const shownBy = ({ basket, wishlist }: Shop) =>
  Effect.all({ basket: SubscriptionRef.get(basket.state), wishlist: SubscriptionRef.get(wishlist.state) })

const piecesOf = (lines: ReadonlyArray<{ readonly quantity: number }>) =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0)

/**
 * Asserts the guarantees that must be true after every action, for example that no two lines have the same
 * id.
 */
const checkAlways = Effect.fnUntraced(function* (shop: Shop) {
  const { basket, wishlist } = yield* shownBy(shop)
  assert.strictEqual(wishlist.wishlist.totalQuantity, piecesOf(wishlist.wishlist.lineItems))
  assert.isAtLeast(basket.basket.totalQuantity, piecesOf(basket.basket.lineItems))
  for (const { lineItems } of [basket.basket, wishlist.wishlist])
    assert.lengthOf(new Set(lineItems.map(({ lineItemId }) => lineItemId)), lineItems.length)
  assert.isAtMost(shop.maxInFlight(), 1)
  for (const { articleId } of products) {
    const { active } = wishlistToggleOf(wishlist, articleId)
    assert.strictEqual(
      active,
      wishlist.wishlist.lineItems.some(({ product }) => product.articleId === articleId),
    )
  }
})

const checkTruth = Effect.fnUntraced(function* (shop: Shop) {
  const { basket, wishlist } = yield* shownBy(shop)
  assert.deepStrictEqual(wishlist.wishlist, yield* shop.wishlists.read("full"))
  assert.deepStrictEqual(basket.basket, yield* shop.baskets.read("full"))
  assert.strictEqual(basket.basket.totalQuantity, piecesOf(basket.basket.lineItems))
})

const checkRest = Effect.fnUntraced(function* (shop: Shop) {
  const { basket, wishlist } = yield* shownBy(shop)
  for (const { loading, pending, pendingKeys, pendingLines } of [basket, wishlist])
    assert.deepStrictEqual([loading, pending, pendingKeys, pendingLines], [false, 0, [], []])
})

interface Step {
  readonly does: string
  readonly at: number
  readonly quantity: number
  readonly fates: ReadonlyArray<Fate>
  readonly millis: number
}

class StepCommand implements fc.AsyncCommand<Model, Open> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }

  check = (): boolean => true

  toString = (): string => JSON.stringify(this.step)

  async run(model: Model, { run, shop }: Open): Promise<void> {
    const { at, does, fates, millis, quantity } = this.step
    const act = here[does]
    const other = elsewhere[does]
    if (act !== undefined) {
      shop.setFates(...fates)
      if (fates.some((fate) => fate !== "ok" && fate !== "again")) model.troubled = true
      await run(Effect.forkDetach(Effect.exit(act(shop, at, quantity)), { startImmediately: true }))
    } else if (other !== undefined) {
      model.troubled = true
      await run(Effect.exit(other(shop, at, `elsewhere ${shop.calls.length} ${millis} ${quantity}`)))
    } else {
      await run(TestClock.adjust(does === "rest" ? "10 minutes" : `${millis} millis`))
      if (does === "rest") {
        shop.clearFates()
        await run(checkRest(shop))
        if (!model.troubled) await run(checkTruth(shop))
      }
    }
    await run(checkAlways(shop))
  }
}

const fate = fc.constantFrom<Array<Fate>>(
  "ok",
  "ok",
  "ok",
  "again",
  "unreachable",
  "lost",
  "refused",
  "broken",
)
const steps = fc
  .record({
    does: fc.constantFrom(
      ...Object.keys(here),
      ...Object.keys(elsewhere),
      "toggle",
      "toggle",
      "move on",
      "rest",
    ),
    at: fc.integer({ min: 0, max: 2 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(998, 999)),
    fates: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fate, { maxLength: 3 }) },
    ),
    millis: fc.integer({ min: 1, max: 45 }),
  })
  .map((step) => new StepCommand(step))

const readings = ({ basket, wishlist }: Shop): ReadonlyArray<Effect.Effect<unknown, unknown>> => [
  basket.load,
  wishlist.load,
]

/** Opens a shop whose basket and wishlist exist and have been read in full. */
const begin = Effect.gen(function* () {
  const shop = yield* openShop()
  const run = Effect.runPromiseWith(yield* Effect.context())
  yield* shop.baskets.run({ kind: "add", line: pick(0, 2) }, "begin basket")
  yield* shop.wishlists.run(
    { kind: "add", item: { articleId: idAt(1), quantity: toQuantity(1) } },
    "begin wishlist",
  )
  for (const read of readings(shop)) {
    yield* Effect.forkChild(Effect.exit(read), { startImmediately: true })
    yield* TestClock.adjust("1 minute")
  }
  return { shop, run }
})

describe("basket and wishlist on a bad connection and in several tabs (model test)", () => {
  it.effect(
    "T-C1: on a bad connection with several tabs, the shown counts are never lower than the pieces in the lists, and the next load shows the server's lists",
    () =>
      Effect.gen(function* () {
        const context = yield* Effect.context()
        const property = fc.asyncProperty(fc.commands([steps], { size: "+1", maxCommands: 40 }), (commands) =>
          Effect.gen(function* () {
            const open = yield* begin
            const { shop } = open
            yield* Effect.promise(() =>
              fc.asyncModelRun(() => ({ model: { troubled: false }, real: open }), commands),
            )
            yield* TestClock.adjust("1 hour")
            shop.clearFates()
            for (const read of readings(shop)) {
              yield* Effect.forkChild(Effect.exit(read), { startImmediately: true })
              yield* TestClock.adjust("1 minute")
            }
            yield* checkRest(shop)
            yield* checkTruth(shop)
          }).pipe(Effect.scoped, Effect.runPromiseWith(context)),
        )
        yield* Effect.promise(() => fc.assert(property, { numRuns: cases(50, 150) }))
      }),
  )
})
