import { assert, describe, it } from "@effect/vitest"
import type { ErrorKey } from "@heimwerk/core/basket/OptimisticState.ts"
import { limitedBasket } from "@heimwerk/core/basket/limitedBasket.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Exit, Fiber, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"

import { article, openShop, type Shop } from "../../support/badLine.ts"
import { begun, finished } from "../../support/inTime.ts"

const screwdriver = article("Schraubendreher Schlitz")
const drill = article("Grimmholt Akku-Bohrschrauber 12 V")
const pick = (articleId: typeof drill.articleId, quantity = 1) => ({
  articleId,
  quantity: toQuantity(quantity),
  deliveryType: "marketPickup" as const,
})
const stateOf = ({ basket }: Shop) => SubscriptionRef.get(basket.state)

/** Opens a shop, adds two screwdrivers to its basket, and clears the record of calls. */
const withScrewdrivers = Effect.gen(function* () {
  const shop = yield* openShop()
  yield* finished(shop.basket.run({ kind: "add", line: pick(screwdriver.articleId, 2) }))
  shop.calls.splice(0)
  return shop
})

const unavailable = "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal."

/**
 * Basket actions about benefits. Their errors belong to the benefit, not to a basket line. Each row has a
 * name, an error key, an action and the expected message.
 */
const actions: ReadonlyArray<
  readonly [string, ErrorKey, (shop: Shop) => Effect.Effect<unknown, unknown>, string]
> = [
  [
    "redeeming a voucher",
    "voucher",
    ({ basket }) => basket.run({ kind: "addVoucher", code: "UNBEKANNT" }),
    "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe.",
  ],
  ["taking a voucher off", "voucher", ({ basket }) => basket.run({ kind: "removeVoucher" }), unavailable],
  [
    "attaching a loyalty card",
    "loyaltyCard",
    ({ basket }) => basket.run({ kind: "addLoyaltyCard", cardNumber: "1" }),
    "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  ],
  [
    "taking a loyalty card off",
    "loyaltyCard",
    ({ basket }) => basket.run({ kind: "removeLoyaltyCard" }),
    unavailable,
  ],
  [
    "attaching an employee card",
    "employeeCard",
    ({ basket }) => basket.run({ kind: "addEmployeeCard", employeeCard: "1" }),
    "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  ],
  [
    "taking an employee card off",
    "employeeCard",
    ({ basket }) => basket.run({ kind: "removeEmployeeCard" }),
    unavailable,
  ],
  [
    "using a coupon",
    "generic",
    ({ basket }) => basket.run({ kind: "addCoupon", couponId: "unbekannt" }),
    "Diesen Coupon gibt es nicht (mehr).",
  ],
  [
    "taking a coupon off",
    "generic",
    ({ basket }) => basket.run({ kind: "removeCoupon", couponId: "c" }),
    unavailable,
  ],
  ["checking the stock", "generic", ({ basket }) => basket.run({ kind: "checkAvailability" }), unavailable],
  [
    "adding an article",
    "generic",
    ({ basket }) => basket.run({ kind: "add", line: pick(drill.articleId) }),
    unavailable,
  ],
  [
    "adding several articles",
    "generic",
    ({ basket }) => basket.run({ kind: "addMany", lines: [pick(drill.articleId)] }),
    unavailable,
  ],
]

describe("basket actions with an error key", () => {
  it.effect.each(actions)(
    "while %s is under way, the basket lists the key '%s' as pending, and after the failure it shows the error message under this key",
    ([, key, act, message]) =>
      Effect.gen(function* () {
        const shop = yield* withScrewdrivers
        if (message === unavailable) shop.setFates("unreachable")
        const before = (yield* stateOf(shop)).basket
        const fiber = yield* begun(act(shop))
        assert.deepStrictEqual((yield* stateOf(shop)).pendingKeys, [key])
        yield* TestClock.adjust("1 second")
        assert.isTrue(Exit.isFailure(yield* Fiber.join(fiber)))
        const after = yield* stateOf(shop)
        assert.deepStrictEqual(
          [after.errors, after.lineErrors, after.pendingKeys],
          [{ [key]: message }, {}, []],
        )
        assert.deepStrictEqual(after.basket, before)
        shop.setFates("unreachable")
        yield* begun(act(shop))
        assert.deepStrictEqual((yield* stateOf(shop)).errors, {})
      }),
  )

  it.effect(
    "the failure of a basket action does not clear the error messages of other parts of the basket",
    () =>
      Effect.gen(function* () {
        const shop = yield* withScrewdrivers
        yield* finished(shop.basket.run({ kind: "addVoucher", code: "UNBEKANNT" }))
        yield* finished(shop.basket.run({ kind: "addEmployeeCard", employeeCard: "1" }))
        shop.setFates("unreachable")
        yield* finished(shop.basket.load)
        assert.hasAllKeys((yield* stateOf(shop)).errors, ["voucher", "employeeCard", "generic"])
        yield* finished(shop.basket.load)
        assert.hasAllKeys((yield* stateOf(shop)).errors, ["voucher", "employeeCard"])
        yield* shop.basket.dismissErrors
        assert.deepStrictEqual((yield* stateOf(shop)).errors, {})
      }),
  )

  it.effect(
    "when the basket port throws an exception during a basket action, the basket shows the message for an unavailable service",
    () =>
      Effect.gen(function* () {
        const shop = yield* withScrewdrivers
        shop.setFates("broken")
        yield* finished(shop.basket.run({ kind: "removeVoucher" }))
        assert.deepStrictEqual((yield* stateOf(shop)).errors, { voucher: unavailable })
      }),
  )
})

describe("vouchers, cards and coupons of a basket", () => {
  it.effect("the basket shows added and removed vouchers, cards and coupons after the server's answer", () =>
    Effect.gen(function* () {
      const shop = yield* withScrewdrivers
      const shown = Effect.map(stateOf(shop), ({ basket }) => [
        basket.voucherConfig.voucherCode,
        basket.loyaltyConfig.loyaltyCardNumber,
        basket.employeeCard,
        basket.coupons.length,
        Number(basket.totalCost),
      ])
      yield* finished(shop.basket.run({ kind: "addVoucher", code: " HEIMWERK5 " }))
      assert.deepStrictEqual(yield* shown, ["HEIMWERK5", undefined, undefined, 0, 4_98])
      yield* finished(shop.basket.run({ kind: "addLoyaltyCard", cardNumber: "2770010000024" }))
      assert.deepStrictEqual(yield* shown, ["HEIMWERK5", "2770010000024", undefined, 0, 2_98])
      yield* finished(shop.basket.run({ kind: "addEmployeeCard", employeeCard: "990003" }))
      assert.deepStrictEqual(yield* shown, ["HEIMWERK5", "2770010000024", "990003", 0, 2_19])
      yield* finished(shop.basket.run({ kind: "addCoupon", couponId: "coupon-farbe" }))
      assert.deepStrictEqual(yield* shown, ["HEIMWERK5", "2770010000024", "990003", 1, 1_84])
      yield* finished(shop.basket.run({ kind: "removeCoupon", couponId: "coupon-farbe" }))
      yield* finished(shop.basket.run({ kind: "removeEmployeeCard" }))
      yield* finished(shop.basket.run({ kind: "removeLoyaltyCard" }))
      yield* finished(shop.basket.run({ kind: "removeVoucher" }))
      assert.deepStrictEqual(yield* shown, [undefined, undefined, undefined, 0, 9_98])
    }),
  )

  it.effect("without a request to the server, the basket rejects a text that cannot be a voucher code", () =>
    Effect.gen(function* () {
      const shop = yield* withScrewdrivers
      yield* finished(shop.basket.run({ kind: "addVoucher", code: "  " }))
      yield* finished(shop.basket.run({ kind: "addVoucher", code: "1234567890123" }))
      assert.deepStrictEqual(shop.calls, [])
      assert.deepStrictEqual((yield* stateOf(shop)).errors, {
        voucher: "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein.",
      })
    }),
  )

  it.effect("the voucher configuration of a received basket sets the maximum length of a voucher code", () =>
    Effect.gen(function* () {
      const shop = yield* withScrewdrivers
      const { basket } = yield* stateOf(shop)
      const voucherConfig = { ...basket.voucherConfig, voucherMaxLength: 14 }
      yield* shop.basket.replace({ ...basket, version: 9, voucherConfig })
      yield* finished(shop.basket.run({ kind: "addVoucher", code: "1234567890123" }))
      assert.deepStrictEqual(shop.calls, ['basket {"kind":"addVoucher","code":"1234567890123"}'])
    }),
  )

  it.effect(
    "after a stock check, the basket service shows the server's basket, which lists the removed lines",
    () =>
      Effect.gen(function* () {
        const shop = yield* withScrewdrivers
        yield* finished(
          shop.basket.run({ kind: "add", line: { ...pick(drill.articleId), deliveryType: "homeDelivery" } }),
        )
        yield* finished(shop.basket.run({ kind: "checkAvailability", marketId: MarketId.make("520") }))
        const { basket } = yield* stateOf(shop)
        assert.deepStrictEqual(basket, yield* shop.baskets.read("full"))
        assert.isAbove(basket.changedStock.removed.length, 0)
      }),
  )
})

describe("adding several articles to the basket", () => {
  it.effect(
    "a command that adds several articles is counted before the server answers, and its last article becomes the last updated article after the answer",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const lines = [pick(drill.articleId, 2), pick(screwdriver.articleId)]
        const fiber = yield* begun(shop.basket.run({ kind: "addMany", lines }))
        assert.strictEqual((yield* stateOf(shop)).basket.totalQuantity, 3)
        yield* TestClock.adjust("1 second")
        yield* Fiber.join(fiber)
        const after = yield* stateOf(shop)
        assert.deepStrictEqual(
          [after.lastUpdated, after.basket],
          [lines[1], yield* shop.baskets.read("full")],
        )
        yield* finished(shop.basket.run({ kind: "addMany", lines: [] }))
        assert.deepStrictEqual((yield* stateOf(shop)).lastUpdated, lines[1])
      }),
  )
})

describe("late answers about the basket", () => {
  it.effect(
    "a late answer with the empty basket does not replace the basket that another tab has created",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const fiber = yield* begun(shop.basket.load)
        yield* TestClock.adjust("15 millis")
        const truth = yield* shop.baskets.run({ kind: "add", line: pick(drill.articleId, 4) }, "elsewhere")
        yield* shop.basket.replace(truth)
        yield* TestClock.adjust("1 second")
        assert.isTrue(Exit.isSuccess(yield* Fiber.join(fiber)))
        assert.deepStrictEqual((yield* stateOf(shop)).basket, truth)
      }),
  )

  it.effect(
    "a late answer with the guest's basket does not replace the customer's basket after a login in another tab",
    () =>
      Effect.gen(function* () {
        const shop = yield* withScrewdrivers
        const fiber = yield* begun(shop.basket.run({ kind: "removeVoucher" }))
        const own = { ...(yield* shop.baskets.read("full")), id: "own", version: 1 }
        yield* shop.basket.replace(own)
        yield* TestClock.adjust("1 second")
        assert.isTrue(Exit.isSuccess(yield* Fiber.join(fiber)))
        assert.deepStrictEqual((yield* stateOf(shop)).basket, own)
      }),
  )
})

describe("reading the basket in limited mode", () => {
  it.effect(
    "the limited basket is shown until the full basket replaces it, and never replaces the full basket",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const truth = yield* shop.baskets.run({ kind: "add", line: pick(drill.articleId, 4) }, "first")
        yield* finished(shop.basket.loadLimited)
        assert.deepStrictEqual((yield* stateOf(shop)).basket, limitedBasket(truth))
        yield* finished(shop.basket.load)
        assert.deepStrictEqual((yield* stateOf(shop)).basket, truth)
        yield* finished(shop.basket.loadLimited)
        assert.deepStrictEqual((yield* stateOf(shop)).basket, truth)
      }),
  )

  it.effect(
    "a received basket without a count of pieces gets the sum of its quantities as count, and ends the loading state",
    () =>
      Effect.gen(function* () {
        const shop = yield* openShop()
        const { totalQuantity: _, ...received } = yield* shop.baskets.run(
          { kind: "add", line: pick(drill.articleId, 4) },
          "first",
        )
        yield* begun(shop.basket.load)
        assert.isTrue((yield* stateOf(shop)).loading)
        yield* shop.basket.replace(received)
        assert.deepInclude(yield* stateOf(shop), { loading: false })
        assert.strictEqual((yield* stateOf(shop)).basket.totalQuantity, 4)
      }),
  )
})
